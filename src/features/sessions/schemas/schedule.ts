import * as z from 'zod/mini';
import type { Hours, Range } from '#src/features/sessions/lib/open-hours.ts';
import { problemsOfRanges } from '#src/features/sessions/lib/range-problems.ts';
import { scheduleProblems } from '#src/features/sessions/messages/schedule.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { optionalWebAddress } from '#src/shared/schemas/web-address.ts';

/** The least and the most of each number, as the constraints of schedule_settings have them. */
export const ruleLimits = {
  notice_hours: [0, 336],
  horizon_days: [1, 60],
  buffer_minutes: [0, 120],
  sessions_per_day: [1, 20],
  change_until_hours: [0, 168],
  moves_allowed: [0, 10],
} as const;

export type RuleName = keyof typeof ruleLimits;

/** How long every live session is. */
export const sessionMinutes = offerOf('').minutes ?? 30;

export const scheduleSettingsSchema = z.object({
  notice_hours: z.int(),
  horizon_days: z.int(),
  buffer_minutes: z.int(),
  sessions_per_day: z.int(),
  change_until_hours: z.int(),
  moves_allowed: z.int(),
  joining_link: z.nullable(z.string()),
});

export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;

export const storedHoursSchema = z.object({
  id: z.string(),
  weekday: z.nullable(z.int()),
  on_date: z.nullable(z.string()),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
});

/** A schedule while it is typed: numbers are what a field holds. */
export interface ScheduleDraft extends Hours {
  rules: Record<RuleName, string>;
  joining_link: string;
}

export interface ScheduleForm extends Hours {
  rules: Record<RuleName, number>;
  joining_link: string;
}

const rule = (name: RuleName) => {
  const [least, most] = ruleLimits[name];
  const problem = scheduleProblems.number(least, most);
  return z.pipe(
    z.string().check(
      z.trim(),
      z.regex(/^\d{1,4}$/, problem),
      z.refine((text) => Number(text) >= least && Number(text) <= most, problem),
    ),
    z.transform(Number),
  );
};

const sentences = { ...scheduleProblems, short: scheduleProblems.short(sessionMinutes) };

const ranges = z
  .array(z.object({ opens_at: z.string(), closes_at: z.string() }))
  .check((payload) => {
    for (const { index, field, kind } of problemsOfRanges(
      payload.value as Range[],
      sessionMinutes,
    )) {
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [index, field],
        message: sentences[kind],
      });
    }
  });

/** What the mentor saves, on this day. Each problem is at the field that it is about. */
export const scheduleFormSchema = (today: string) =>
  z.object({
    week: z.array(ranges),
    dates: z.array(z.object({ on_date: z.string(), ranges })).check((payload) => {
      payload.value.forEach(({ on_date }, index) => {
        const isFirst = payload.value.findIndex((other) => other.on_date === on_date) === index;
        const isPossible =
          /^\d{4}-\d\d-\d\d$/.test(on_date) && on_date >= today && on_date <= limits.latestDate;
        if (isPossible && isFirst) return;
        payload.issues.push({
          code: 'custom',
          input: on_date,
          path: [index, 'on_date'],
          message: isPossible ? scheduleProblems.sameDate : scheduleProblems.date,
        });
      });
    }),
    rules: z.object({
      notice_hours: rule('notice_hours'),
      horizon_days: rule('horizon_days'),
      buffer_minutes: rule('buffer_minutes'),
      sessions_per_day: rule('sessions_per_day'),
      change_until_hours: rule('change_until_hours'),
      moves_allowed: rule('moves_allowed'),
    }),
    joining_link: optionalWebAddress,
  });
