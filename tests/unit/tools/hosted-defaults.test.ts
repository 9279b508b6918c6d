import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/decisions/hosted-defaults.md', 'utf8');
const named = [...table.matchAll(/`(tests\/[^`]+)`, _(.+?)_ +\|$/gm)];

test('each hosted default has a source, and a test of that name', () => {
  const lines = table.split('\n').filter((line) => /^\| (?!Default|-)/.test(line));
  expect(named).toHaveLength(lines.length);
  for (const line of lines) expect(line.split(' | ')).toHaveLength(3);
});

test.each(named.map(([, file = '', title = '']) => [file, title]))('%s has “%s”', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});
