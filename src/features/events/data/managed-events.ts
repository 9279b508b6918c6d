import * as z from 'zod/mini';
import type { EventQuery } from '#src/features/events/schemas/event-query.ts';
import {
  type ManagedEvent,
  managedEventColumns,
  managedEventSchema,
} from '#src/features/events/schemas/event.ts';
import { supabase } from '#src/shared/data/client.ts';
import { containing } from '#src/shared/data/containing.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';

export interface EventPart {
  rows: ManagedEvent[];
  total: number;
}

/** Events from the `from`th on: the newest created first, or by their day where a period is chosen. */
export async function listManagedEvents(
  query: EventQuery,
  { from, count }: { from: number; count: number },
): Promise<EventPart> {
  const client = await supabase();
  const all = client.from('events').select(managedEventColumns, { count: 'exact' });
  const found = narrowed(all, query);
  const sorted =
    query.period === 'all'
      ? found.order('created_at', { ascending: false })
      : found
          .order('event_date', { ascending: query.period === 'upcoming' })
          .order('event_time', { ascending: query.period === 'upcoming' });
  const answer = await sorted.order('id').range(from, from + count - 1);
  const rows = parseAnswer(z.array(managedEventSchema), unwrap(answer));
  return { rows, total: answer.count ?? from + rows.length };
}

export async function countEvents(query: EventQuery): Promise<number> {
  const client = await supabase();
  const all = client.from('events').select('id', { count: 'exact', head: true });
  const answer = await narrowed(all, query);
  unwrap(answer);
  return answer.count ?? 0;
}

interface Narrowable<Query> {
  eq(column: 'status' | 'is_past_event', value: string | boolean): Query;
  gte(column: 'event_date', value: string): Query;
  ilikeAllOf(column: 'title', patterns: string[]): Query;
  or(filters: string): Query;
}

function narrowed<Query extends Narrowable<Query>>(
  all: Query,
  { status, period, words }: EventQuery,
): Query {
  const today = todayInIndia();
  let query = status === 'all' ? all : all.eq('status', status);
  if (period === 'upcoming') query = query.eq('is_past_event', false).gte('event_date', today);
  if (period === 'past') query = query.or(`event_date.lt.${today},is_past_event.is.true`);
  const wanted = containing(words);
  return wanted.length > 0 ? query.ilikeAllOf('title', wanted) : query;
}
