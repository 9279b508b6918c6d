import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { composeMessage } from '../../../netlify/lib/phone/session-messages.ts';
import { templateParameter } from '../../../netlify/lib/phone/template-parameter.ts';
import { tokenOfLink } from '../../../netlify/lib/sessions/session-token.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const link_id = randomUUID();
const compose = (customer_name: string) =>
  composeMessage({
    kind: 'session_booked',
    recipient: '+919829012345',
    payload: { link_id, starts_at: '2026-11-24T12:30:00+00:00', customer_name },
  });

test('a message says to whom, when, and where to see it', () => {
  expect(compose('Rohan Sharma')).toEqual({
    to: '+919829012345',
    template: 'session_booked',
    parameters: [
      'Rohan Sharma',
      'Tue 24 Nov, 6:00 pm IST',
      `https://mentor.example/session/${tokenOfLink(link_id)}`,
    ],
  });
});

test.each(['Win money at evil.example', 'a\nb', '', 'https://evil.example', '\u202Eevil'])(
  'a name that may be none is not repeated: %j',
  (name) => expect(compose(name).parameters[0]).toBe('there'),
);

test.each([
  ['Asha\nRao', 'Asha Rao'],
  ['Asha\t\tRao', 'Asha Rao'],
  ['Asha          Rao', 'Asha Rao'],
  ['  \u2028 ', 'there'],
  ['a'.repeat(500), 'a'.repeat(200)],
])('%j becomes what a parameter may hold', (text, expected) =>
  expect(templateParameter(text, 'there')).toBe(expected),
);

test('whatever comes, a parameter is a filled line without many spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(templateParameter(text, 'there')).toMatch(/^(?!.*\s{2})[^\n\r\t]{1,400}$/u);
    }),
  );
});

test('what is no message is not sent', () => {
  expect(() =>
    composeMessage({ kind: 'session_booked', recipient: '+919829012345', payload: {} }),
  ).toThrow();
});
