import { expect, test } from 'vitest';
import {
  hasHours,
  hoursOn,
  type HoursRow,
  readHours,
  storedEnd,
} from '#src/features/sessions/lib/open-hours.ts';
import { problemsOfRanges } from '#src/features/sessions/lib/range-problems.ts';

const row = (part: Partial<HoursRow>): HoursRow => ({
  weekday: null,
  on_date: null,
  opens_at: null,
  closes_at: null,
  ...part,
});

const monday = row({ weekday: 1, opens_at: '18:00:00', closes_at: '20:00:00' });
const dayOff = row({ on_date: '2026-12-01' });
const range = (opens_at: string, closes_at: string) => ({ opens_at, closes_at });

test('stored hours are read by weekday, in the order of the day, and dates by themselves', () => {
  const morning = row({ weekday: 1, opens_at: '09:00:00', closes_at: '10:00:00' });
  const { week, dates } = readHours([monday, morning, dayOff]);
  expect(week[0]).toEqual([range('09:00', '10:00'), range('18:00', '20:00')]);
  expect(week.slice(1)).toEqual([[], [], [], [], [], []]);
  expect(dates).toEqual([{ on_date: '2026-12-01', ranges: [] }]);
});

test('hours until midnight end at 24:00 in the database and at 00:00 in a field', () => {
  const late = row({ weekday: 2, opens_at: '22:00:00', closes_at: '24:00:00' });
  expect(readHours([late]).week[1]).toEqual([range('22:00', '00:00')]);
  expect(storedEnd('00:00')).toBe('24:00');
  expect(storedEnd('23:30')).toBe('23:30');
});

test('the hours of a date take the place of its weekday', () => {
  const hours = readHours([monday, row({ on_date: '2026-12-07' })]);
  expect(hoursOn(hours, '2026-12-07')).toEqual({ ranges: [], isOwn: true });
  expect(hoursOn(hours, '2026-11-30')).toEqual({ ranges: [range('18:00', '20:00')], isOwn: false });
});

test('nobody can book where there are only days off', () => {
  expect(hasHours(readHours([dayOff]))).toBe(false);
  expect(hasHours(readHours([monday]))).toBe(true);
});

test.each([
  ['', '20:00', 'opens_at', 'time'],
  ['18:00', '', 'closes_at', 'time'],
  ['18:00', '17:00', 'closes_at', 'order'],
  ['18:00', '18:20', 'closes_at', 'short'],
])('hours from "%s" to "%s" are refused at %s', (opens, closes, field, kind) => {
  expect(problemsOfRanges([range(opens, closes)], 30)).toEqual([{ index: 0, field, kind }]);
});

test('two hours of a day neither begin together nor lie over each other', () => {
  const first = range('18:00', '20:00');
  const kinds = (second: ReturnType<typeof range>) =>
    problemsOfRanges([first, second], 30).map(({ kind }) => kind);
  expect(kinds(range('18:00', '21:00'))).toEqual(['same']);
  expect(kinds(range('19:00', '21:00'))).toEqual(['overlap']);
  expect(kinds(range('20:00', '00:00'))).toEqual([]);
});
