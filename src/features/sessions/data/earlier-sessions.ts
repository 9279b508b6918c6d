import {
  type DeskSession,
  deskSessionColumns,
  deskSessionsSchema,
  statusesWithTime,
} from '#src/features/sessions/schemas/desk.ts';
import { supabase } from '#src/shared/data/client.ts';
import { containing } from '#src/shared/data/containing.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

interface EarlierQuery {
  /** ISO 8601. */
  before: string;
  /** Each of them is somewhere in the name, email or phone of who paid. */
  words: string;
}

/** Sessions before a moment, from the `from`th on, the latest first. The database shows them to admins only. */
export async function listEarlierSessions(
  { before, words }: EarlierQuery,
  { from, count }: { from: number; count: number },
): Promise<{ rows: DeskSession[]; total: number }> {
  const client = await supabase();
  let query = client
    .from('bookings')
    .select(deskSessionColumns, { count: 'exact' })
    .in('status', statusesWithTime)
    .lt('starts_at', before);
  const wanted = containing(words);
  if (wanted.length > 0) query = query.likeAllOf('payments.search_text', wanted);
  const answer = await query
    .order('starts_at', { ascending: false })
    .order('id')
    .range(from, from + count - 1);
  // Behind the end, when others became fewer meanwhile.
  if (answer.error?.code === 'PGRST103') return { rows: [], total: answer.count ?? 0 };
  const rows = parseAnswer(deskSessionsSchema, unwrap(answer));
  return { rows, total: answer.count ?? from + rows.length };
}
