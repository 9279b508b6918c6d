import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftOf } from '#src/features/sessions/lib/schedule-draft.ts';
import {
  ruleLimits,
  type ScheduleDraft,
  scheduleFormSchema,
} from '#src/features/sessions/schemas/schedule.ts';

const today = '2026-11-24';

const draft = (part: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  ...draftOf({
    hours: [
      { id: 'a', weekday: 1, on_date: null, opens_at: '18:00:00', closes_at: '20:00:00' },
      { id: 'b', weekday: null, on_date: '2026-12-01', opens_at: null, closes_at: null },
    ],
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
  expect(z.parse(scheduleFormSchema(today), draft()).rules.notice_hours).toBe(12);
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
  const day = (on_date: string) => ({ on_date, ranges: [] });
  const dates = ['2026-11-24', '2026-11-23', '2026-11-24', ''].map(day);
  expect(Object.keys(problemsOf(draft({ dates })))).toEqual([
    'dates.1.on_date',
    'dates.2.on_date',
    'dates.3.on_date',
  ]);
});

test('the joining link is an address or nothing', () => {
  expect(problemsOf(draft({ joining_link: 'https://meet.google.com/abc' }))).toEqual({});
  expect(Object.keys(problemsOf(draft({ joining_link: 'meet.google.com' })))).toEqual([
    'joining_link',
  ]);
});
