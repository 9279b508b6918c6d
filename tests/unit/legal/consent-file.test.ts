import { expect, test } from 'vitest';
import { consentFile } from '#src/features/legal/lib/consent-file.ts';

const consent = {
  purpose: 'newsletter',
  email: '=cmd@students.example',
  phone: null,
  place: 'contact',
  notice_version: '2026-11-26',
  given_at: '2026-11-26T12:30:00Z',
  withdrawn_at: null,
} as const;

test('the file of consents says who agreed to what under which notice, and runs no formula', () => {
  const [header, agreed, withdrawn] = consentFile([
    consent,
    { ...consent, withdrawn_at: '2026-11-27T12:30:00Z' },
  ]).split('\r\n');
  expect(header).toContain('"Agreed to","Email","Phone","Form","Privacy notice"');
  expect(agreed).toBe(
    `"Newsletter","'=cmd@students.example","","Contact form","2026-11-26","2026-11-26, 18:00",""`,
  );
  expect(withdrawn).toMatch(/"2026-11-27, 18:00"$/);
});
