import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readHours } from '#src/features/sessions/lib/open-hours.ts';
import { draftOf, partsOfStored } from '#src/features/sessions/lib/schedule-parts.ts';
import {
  ruleLimits,
  type ScheduleDraft,
  scheduleFormSchema,
} from '#src/features/sessions/schemas/schedule.ts';

const today = '2026-11-24';

const draft = (part: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  ...draftOf(
    partsOfStored({
      hours: readHours([
        { weekday: 1, on_date: null, opens_at: '18:00:00', closes_at: '20:00:00' },
        { weekday: null, on_date: '2026-12-01', opens_at: null, closes_at: null },
      ]),
      settings: {
        notice_hours: 12,
        horizon_days: 30,
        buffer_minutes: 10,
        sessions_per_day: 6,
        change_until_hours: 24,
        moves_allowed: 1,
        joining_link: null,
      },
    }),
  ),
  ...part,
});

const problemsOf = (value: ScheduleDraft) => {
  const result = z.safeParse(scheduleFormSchema(today), value);
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

test('what is stored can be saved as it is', () => {
  expect(problemsOf(draft())).toEqual({});
  expect(draft().rules.notice_hours).toBe('12');
});

test('every number keeps to the limits of the table, and its problem names them', () => {
  for (const [name, [least, most]] of Object.entries(ruleLimits)) {
    for (const wrong of [String(least - 1), String(most + 1), '', '1.5', 'many']) {
      const rules = { ...draft().rules, [name]: wrong };
      expect(problemsOf(draft({ rules }))).toEqual({
        [`rules.${name}`]: `Enter a whole number from ${least} to ${most}`,
      });
    }
    for (const right of [least, most]) {
      expect(problemsOf(draft({ rules: { ...draft().rules, [name]: String(right) } }))).toEqual({});
    }
  }
});

test('two hours that begin at the same time are refused at the second one', () => {
  const week = draft().week.with(0, [
    { opens_at: '18:00', closes_at: '20:00' },
    { opens_at: '18:00', closes_at: '21:00' },
  ]);
  expect(problemsOf(draft({ week }))).toEqual({
    'week.0.1.opens_at': 'Other hours of this day begin at the same time. Change one of them.',
  });
});

test('a day is there once, and not over', () => {
  const day = (on_date: string) => ({ on_date, last_date: '', ranges: [] });
  const dates = ['2026-11-24', '2026-11-23', '2026-11-24', ''].map(day);
  expect(Object.keys(problemsOf(draft({ dates })))).toEqual([
    'dates.1.on_date',
    'dates.2.on_date',
    'dates.3.on_date',
  ]);
});

test.each([
  ['2026-12-20', '2027-01-03', {}],
  ['2026-12-20', '2026-12-20', {}],
  ['2026-12-20', '2026-12-19', { last_date: 'The last day is before the first one' }],
  ['2026-12-20', '2101-01-01', { last_date: 'Choose a day that is not over' }],
  ['', '2026-12-20', { on_date: 'Choose a day that is not over' }],
  ['2026-11-24', '2027-11-24', {}],
  ['2026-11-24', '2027-11-25', { last_date: expect.stringContaining('more than 366 days') }],
])('days off from "%s" to "%s" are judged at their fields', (on_date, last_date, problems) => {
  const found = problemsOf(draft({ dates: [{ on_date, last_date, ranges: [] }] }));
  const named = Object.entries(problems).map(([field, text]) => [`dates.0.${field}`, text]);
  expect(found).toEqual(Object.fromEntries(named));
});

test('days that lie over other days, or are too many together, are refused', () => {
  const span = (on_date: string, last_date: string) => ({ on_date, last_date, ranges: [] });
  const refused = (...dates: ScheduleDraft['dates']) => Object.keys(problemsOf(draft({ dates })));
  expect(refused(span('2026-12-01', '2026-12-10'), span('2026-12-10', ''))).toEqual([
    'dates.1.on_date',
  ]);
  expect(refused(span('2027-01-01', '2027-12-31'), span('2028-01-01', '2028-01-02'))).toEqual([
    'dates.1.last_date',
  ]);
});

test('the joining link is an address or nothing', () => {
  expect(problemsOf(draft({ joining_link: 'https://meet.google.com/abc' }))).toEqual({});
  expect(Object.keys(problemsOf(draft({ joining_link: 'meet.google.com' })))).toEqual([
    'joining_link',
  ]);
});
