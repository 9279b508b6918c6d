import * as z from 'zod/mini';
import type { HoursChanges, StoredHours } from '#src/features/sessions/lib/open-hours.ts';
import {
  type ScheduleSettings,
  scheduleSettingsSchema,
  storedHoursSchema,
} from '#src/features/sessions/schemas/schedule.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

/** A day with sessions cannot become a day off (private.refuse_day_off). */
export class DayOffRefusal extends DataError {
  readonly day: string;
  /** When they begin, in India: `18:00`. */
  readonly times: string[];

  constructor(day: string, times: string[]) {
    super('invalid', '');
    this.day = day;
    this.times = times;
  }
}

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
export async function listOpenHours(today: string): Promise<StoredHours[]> {
  const client = await supabase();
  const answer = await client
    .from('open_hours')
    .select('id, weekday, on_date, opens_at, closes_at')
    .or(`on_date.is.null,on_date.gte.${today}`)
    .limit(1000);
  return parseAnswer(z.array(storedHoursSchema), unwrap(answer));
}

// private.refuse_day_off() answers with it.
const dayIsTaken = 'day_taken';

/** Throws a DayOffRefusal when sessions are booked on a day that should become a day off. */
export async function saveOpenHours({ daysOff, put, removedIds }: HoursChanges): Promise<void> {
  const client = await supabase();
  // What can be refused comes first: then nothing else has changed.
  for (const day of daysOff) {
    const answer = await client.from('open_hours').insert({ on_date: day });
    if (answer.error?.code === dayIsTaken) {
      throw new DayOffRefusal(day, answer.error.details.split(','));
    }
    // Another tab was quicker.
    if (answer.error?.code !== '23505') unwrap(answer);
  }
  if (put.length > 0) {
    const onConflict = 'weekday,on_date,opens_at';
    unwrap(await client.from('open_hours').upsert(put, { onConflict }));
  }
  if (removedIds.length > 0) {
    unwrap(await client.from('open_hours').delete().in('id', removedIds));
  }
}

export async function saveScheduleSettings(settings: ScheduleSettings): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('schedule_settings').update(settings).eq('id', 1));
}
