import * as z from 'zod/mini';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';
import { readerOf } from './supabase.ts';

const minuteMilliseconds = 60_000;
/** It runs every ten minutes, and one round may fall out. */
const tolerance = 30 * minuteMilliseconds;

const runsSchema = z.array(z.object({ ran_at: z.iso.datetime({ offset: true }) }));

/** Whether the scheduled function works, by the trace that each round leaves (the table retention_runs). */
export async function checkSchedule(
  settings: Settings,
  builtAt: string | undefined,
): Promise<Finding> {
  const item = 'Scheduled function';
  const asService = readerOf(settings, settings['SUPABASE_SERVICE_ROLE_KEY'] ?? '');
  const answer = await asService('/rest/v1/retention_runs?select=ran_at&order=ran_at.desc&limit=1');
  const runs = runsSchema.safeParse(answer?.json);
  if (!runs.success) return unknown(item, 'is seen with the service key only');
  const [last] = runs.data;
  if (last && isRecent(last.ran_at)) return ok(item, 'has run lately');
  if (!last && (!builtAt || isRecent(builtAt))) return unknown(item, 'has not run yet');
  return wrong(
    item,
    `It has not run for more than half an hour: reminders, receipts and late payments wait. Look at its log (Netlify: Logs, Functions, reconcile).`,
  );
}

const isRecent = (moment: string) => Date.now() - Date.parse(moment) < tolerance;
