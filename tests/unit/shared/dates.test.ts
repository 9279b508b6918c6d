import { afterEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, lastMonths, weeksOf } from '#src/shared/lib/dates/calendar.ts';
import { clockLabel, clockTime } from '#src/shared/lib/dates/clock-time.ts';
import {
  dayInIndia,
  endOfDayInIndia,
  indiaMoment,
  indiaZone,
  timeFromIndia,
  timeInIndia,
  todayInIndia,
} from '#src/shared/lib/dates/india.ts';
import {
  dayAndMonth,
  dayOfMonth,
  fullDate,
  longDate,
  monthAndYear,
  monthName,
  nearDate,
  ordinalDate,
  plainDate,
  shortDate,
  shortMonth,
  twelveHourTime,
  weekdayName,
} from '#src/shared/lib/dates/labels.ts';
import { timingCases } from '../../database/support/timing-cases.ts';

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'on a machine in %s',
  (zone) => {
    test.each(timingCases)('it is $today in India at $now', ({ now, today }) => {
      process.env['TZ'] = zone;
      expect(todayInIndia(new Date(now))).toBe(today);
    });
  },
);

// The code adds the offset of India by itself; Intl knows the zone, and has to say the same.
test.each([
  '2026-11-21T18:29:59Z',
  '2026-11-21T18:30:00Z',
  '2028-02-29T00:05:00Z',
  '2026-12-31T23:00Z',
])('%s is written as the calendar of India has it', (moment) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: indiaZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  expect(indiaMoment(moment)).toBe(format.format(new Date(moment)));
  expect(indiaMoment(moment)).toMatch(/^\d{4}-\d\d-\d\d, \d\d:\d\d$/);
  expect(indiaMoment(moment).startsWith(dayInIndia(moment))).toBe(true);
});

test('a day ends at midnight in India', () => {
  expect(new Date(endOfDayInIndia('2026-03-14')).toISOString()).toBe('2026-03-14T18:30:00.000Z');
});

test('a time is chosen and shown as it is in India', () => {
  expect(timeFromIndia('2027-01-31T00:15')).toBe('2027-01-30T18:45:00.000Z');
  expect(timeInIndia('2027-01-30T18:45:00.000Z')).toBe('2027-01-31T00:15');
});

test('an empty field names no time', () => {
  expect(timeFromIndia('')).toBeUndefined();
});

test('a day has a long form, and shorter ones where there is less room', () => {
  const day = '2026-12-05';
  expect([longDate, shortDate, fullDate, plainDate, dayAndMonth].map((form) => form(day))).toEqual([
    'Saturday, 5 December 2026',
    'Sat, 5 Dec, 2026',
    '5 December 2026',
    '5 Dec 2026',
    '5 Dec',
  ]);
  expect([monthAndYear('2026-09'), monthName('2026-09')]).toEqual(['September 2026', 'Sept']);
  expect([weekdayName, nearDate].map((form) => form(day))).toEqual(['Sat', 'Saturday 5 December']);
});

test('the desk writes a time of day in small letters, of a time as of a moment', () => {
  expect([clockLabel('18:20'), clockTime('2026-11-28T12:50:00Z')]).toEqual(['6:20 pm', '6:20 pm']);
});

describe('twelveHourTime', () => {
  test.each([
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['18:30', '6:30 PM'],
    ['23:59', '11:59 PM'],
  ])('writes %s as %s', (time, text) => expect(twelveHourTime(time)).toBe(text));
});

test('an event keeps its calendar day in every zone', () => {
  expect(longDate('2026-12-12')).toBe('Saturday, 12 December 2026');
  expect([shortMonth('2026-03-01'), dayOfMonth('2026-03-01')]).toEqual(['MAR', '01']);
});

describe('ordinalDate', () => {
  test.each([
    ['2025-06-01', '1st June 2025'],
    ['2025-06-02', '2nd June 2025'],
    ['2025-06-03', '3rd June 2025'],
    ['2025-06-11', '11th June 2025'],
    ['2025-06-16', '16th June 2025'],
    ['2025-06-22', '22nd June 2025'],
    ['2025-12-31', '31st December 2025'],
  ])('writes %s as %s', (date, text) => expect(ordinalDate(date)).toBe(text));
});

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
});

test('the last months end with the one of the day', () => {
  expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});
