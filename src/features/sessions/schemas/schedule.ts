import * as z from 'zod/mini';
import { type DateSpan, datePattern, daysOf } from '#src/features/sessions/lib/date-spans.ts';
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
export const ruleNames = Object.keys(ruleLimits) as RuleName[];

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

export const hoursRowSchema = z.object({
  weekday: z.nullable(z.int()),
  on_date: z.nullable(z.string()),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
});

/** What the desk shows of open hours, days off and rules. */
export interface Schedule {
  hours: Hours;
  settings: ScheduleSettings;
}

/** A schedule while it is typed: numbers are what a field holds. */
export interface ScheduleDraft {
  /** From Monday on. */
  week: Range[][];
  dates: DateSpan[];
  rules: Record<RuleName, string>;
  joining_link: string;
}

const rule = (name: RuleName) => {
  const [least, most] = ruleLimits[name];
  const problem = scheduleProblems.number(least, most);
  return z.string().check(
    z.trim(),
    z.regex(/^\d{1,4}$/, problem),
    z.refine((text) => Number(text) >= least && Number(text) <= most, problem),
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
    dates: z
      .array(z.object({ on_date: z.string(), last_date: z.string(), ranges }))
      .check((payload) => {
        for (const { index, field, message } of problemsOfDates(payload.value as DateSpan[], today))
          payload.issues.push({
            code: 'custom',
            input: payload.value,
            path: [index, field],
            message,
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

interface DateProblem {
  index: number;
  field: 'on_date' | 'last_date';
  message: string;
}

/** What is wrong with the days, the first problem of each span. */
function problemsOfDates(dates: DateSpan[], today: string): DateProblem[] {
  const taken = new Set<string>();
  return dates.flatMap((span, index): DateProblem[] => {
    const { on_date, last_date } = span;
    const isPossible = (day: string) =>
      datePattern.test(day) && day >= today && day <= limits.latestDate;
    if (!isPossible(on_date)) return [{ index, field: 'on_date', message: scheduleProblems.date }];
    if (last_date !== '' && !isPossible(last_date))
      return [{ index, field: 'last_date', message: scheduleProblems.date }];
    if (last_date !== '' && last_date < on_date)
      return [{ index, field: 'last_date', message: scheduleProblems.lastDate }];
    const days = daysOf(span);
    if (!days || taken.size + days.length > limits.datesOfSchedule)
      return [{ index, field: 'last_date', message: scheduleProblems.manyDates }];
    const twice = days.some((day) => taken.has(day));
    for (const day of days) taken.add(day);
    return twice ? [{ index, field: 'on_date', message: scheduleProblems.sameDate }] : [];
  });
}
