import * as z from 'zod/mini';
import type { HoursRow } from '#src/features/sessions/lib/open-hours.ts';
import type { ScheduleChanges } from '#src/features/sessions/lib/schedule-changes.ts';
import {
  hoursRowSchema,
  type ScheduleSettings,
  scheduleSettingsSchema,
} from '#src/features/sessions/schemas/schedule.ts';
import { supabase } from '#src/shared/data/client.ts';
import type { Json } from '#src/shared/data/database.types.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

const settingsColumns =
  'notice_hours, horizon_days, buffer_minutes, sessions_per_day, change_until_hours, moves_allowed, joining_link';

export async function readScheduleSettings(): Promise<ScheduleSettings> {
  const client = await supabase();
  const answer = await client.from('schedule_settings').select(settingsColumns);
  const [settings] = parseAnswer(z.array(scheduleSettingsSchema), unwrap(answer));
  if (!settings) throw new DataError('notFound', '');
  return settings;
}

/** The hours of every week, and of the dates from this day on. */
export async function listOpenHours(today: string): Promise<HoursRow[]> {
  const client = await supabase();
  const answer = await client
    .from('open_hours')
    .select('weekday, on_date, opens_at, closes_at')
    .or(`on_date.is.null,on_date.gte.${today}`)
    .limit(1000);
  return parseAnswer(z.array(hoursRowSchema), unwrap(answer));
}

const outcomeSchema = z.object({
  outcome: z.enum(['saved', 'changed', 'taken']),
  taken: z.optional(z.array(z.string())),
});

/**
 * Saves all of it or nothing. Returns the beginnings of sessions that are booked on days off, in India:
 * `2031-03-04T18:00`; with none it is saved. Throws `changed` when something is not stored as it was seen any more.
 */
export async function saveScheduleChanges({
  hours,
  rules_seen,
  rules,
}: ScheduleChanges): Promise<string[]> {
  const client = await supabase();
  const parts = { hours: hours as Json, rules_seen, rules };
  const answer = parseAnswer(outcomeSchema, unwrap(await client.rpc('save_schedule', parts)));
  if (answer.outcome === 'changed') throw new DataError('changed', '');
  return answer.taken ?? [];
}
