import * as z from 'zod/mini';
import {
  type TodayEntry,
  todayEntrySchema,
  type WaitingWork,
  waitingWorkSchema,
} from '#src/features/admin/schemas/waiting.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// The database refuses someone who is not an admin.

/** How many things wait for the mentor. */
export async function readWaitingWork(): Promise<WaitingWork> {
  const client = await supabase();
  return parseAnswer(waitingWorkSchema, unwrap(await client.rpc('waiting_work')));
}

/** The sessions and events of today, in the order of the day. */
export async function listTodaysWork(): Promise<TodayEntry[]> {
  const client = await supabase();
  return parseAnswer(z.array(todayEntrySchema), unwrap(await client.rpc('todays_work')));
}
