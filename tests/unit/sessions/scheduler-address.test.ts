import { expect, test } from 'vitest';
import { schedulerAddress } from '#src/features/sessions/lib/scheduler-address.ts';

const customer = { name: 'Asha Rao & Co', email: 'asha+talks@example.com' };

test.each([
  ['https://calendly.com/mentor/30min?month=2026-11', '?month=2026-11&'],
  ['https://cal.com/mentor/30min', '?'],
])('who books need not type their name and mail again: %s', (url, before) => {
  const address = schedulerAddress(url, customer);
  expect(new URL(address).search).toBe(
    `${before}name=Asha%20Rao%20%26%20Co&email=asha%2Btalks%40example.com`,
  );
  const found = new URL(address).searchParams;
  expect([found.get('name'), found.get('email')]).toEqual([customer.name, customer.email]);
});

test('what nobody has typed is not filled in', () => {
  const url = 'https://calendly.com/mentor';
  expect(schedulerAddress(url, undefined)).toBe(url);
  expect(schedulerAddress(url, { name: ' ', email: '' })).toBe(url);
  expect(schedulerAddress(url, { name: '', email: 'a@example.com' })).toBe(
    `${url}?email=a%40example.com`,
  );
});

test.each(['https://calendar.google.com/calendar/appointments/x', 'https://cal.com.evil.example/'])(
  'a scheduler that does not document it is told nothing: %s',
  (url) => expect(schedulerAddress(url, customer)).toBe(url),
);
