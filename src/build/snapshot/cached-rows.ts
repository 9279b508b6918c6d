import * as z from 'zod/mini';
import {
  type BuiltTable,
  type CachedRows,
  removalConfirmationsSchema,
} from '#src/shared/schemas/cached-rows.ts';
import { publicRows } from './public-rows.ts';

interface Loss {
  table: BuiltTable;
  /** When the rows of the last good build were read. */
  readAt: string;
  cached: number;
  found: number;
}

/**
 * The rows that are not taken from this answer, because too many are missing in it; undefined when the answer is good.
 *
 * More than a third, or all of them, is more than a mentor deletes by the way. What admins deleted or hid themselves
 * is not missing, and neither is what one of them confirmed on the dashboard.
 */
export async function missingRows(loss: Loss): Promise<CachedRows | undefined> {
  if (!isTooMuch(loss)) return undefined;
  if (!isTooMuch(loss, await removedByAdmins(loss))) return undefined;
  return (await isConfirmed(loss)) ? undefined : loss;
}

function isTooMuch({ cached, found }: Loss, removed = 0): boolean {
  const missing = cached - found - removed;
  if (missing <= 0) return false;
  return found === 0 || missing > cached / 3;
}

/** Without an answer we assume that nobody has removed anything. */
async function removedByAdmins({ table, readAt }: Loss): Promise<number> {
  const parameters = { table_name: table, moment: readAt };
  const answer = await publicRows().rpc('rows_removed_since', parameters);
  const removed = z.int().safeParse(answer.data);
  return removed.success ? removed.data : 0;
}

async function isConfirmed({ table, readAt, found }: Loss): Promise<boolean> {
  const answer = await publicRows()
    .from('removal_confirmations')
    .select('read_at, rows_left')
    .eq('table_name', table)
    .eq('read_at', readAt);
  const confirmations = removalConfirmationsSchema.safeParse(answer.data);
  return confirmations.success && confirmations.data.some(({ rows_left }) => rows_left <= found);
}

/** One line for someone who reads what the build prints. */
export function cachedRowsLine({ table, readAt, cached, found }: CachedRows, reason = ''): string {
  const since = `${readAt.slice(0, 16).replace('T', ' ')} UTC`;
  if (found === null) {
    return `The backend did not give its ${names[table]}${reason && ` (${reason})`}; the pages show the ${cached} of ${since}.`;
  }
  return `The backend gave ${found} ${names[table]} where there were ${cached}; the pages show those of ${since}, until an admin confirms on the dashboard that the others were meant to go.`;
}

const names: Record<BuiltTable, string> = {
  events: 'events',
  blog_posts: 'articles',
  reviews: 'reviews',
};
