import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templates } from '../../../local/server/phone/templates.ts';

test('the templates that an owner is told to have approved are those of the stand-in', () => {
  const text = readFileSync('docs/decisions/phone-messages.md', 'utf8');
  const told = [...text.matchAll(/^ *\| `(session_\w+)` +\| (.+?) +\|$/gm)];
  expect(Object.fromEntries(told.map(([, name, body]) => [name, body]))).toEqual(templates);
});

test.each(Object.entries(templates))('Meta can approve %s', (name, body) => {
  expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
  expect(body).not.toMatch(/^\{\{|\}\}$/);
  expect(body.length).toBeLessThanOrEqual(550);
  expect([...body.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => number)).toEqual(['1', '2', '3']);
});
