import { expect, test } from 'vitest';
import { bookingIdIn } from '#src/features/sessions/lib/own-calendar.ts';

test('a calendar file and the invitation by mail are of one booking', () => {
  const token = `0f8fad5bd9cb469fa16570867728950e${'x'.repeat(22)}`;
  expect(bookingIdIn(token)).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
});
