import { expect, test } from 'vitest';
import { addDays, addMonths, monthName, weeksOf } from '#src/features/events/lib/month.ts';

test('a month has its days in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29');
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-28', 7, '2026-12-05'],
])('%s and %i days is %s', (day, count, other) => expect(addDays(day, count)).toBe(other));

test('months continue after the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(monthName('2026-12')).toBe('December 2026');
});
