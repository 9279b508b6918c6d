import * as z from 'zod/mini';
import {
  type StoredGrievance,
  storedGrievanceColumns,
  storedGrievanceSchema,
} from '#src/features/legal/schemas/grievance.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

export type GrievanceState = 'open' | 'settled';

const grievancesAtOnce = 50;

/**
 * Open ones and those of `ids`, the oldest first, or settled ones, the newest first; the database shows them to admins
 * only.
 */
export async function listGrievances(
  state: GrievanceState,
  ids: string[],
): Promise<{ grievances: StoredGrievance[]; hasMore: boolean }> {
  const client = await supabase();
  const query = client.from('grievances').select(storedGrievanceColumns);
  const answer =
    state === 'open'
      ? await query
          .or(['settled_at.is.null', ...ids.map((id) => `id.eq.${id}`)].join())
          .order('created_at')
          .limit(grievancesAtOnce + 1)
      : await query
          .not('settled_at', 'is', null)
          .order('settled_at', { ascending: false })
          .limit(grievancesAtOnce + 1);
  const grievances = parseAnswer(z.array(storedGrievanceSchema), unwrap(answer));
  return {
    grievances: grievances.slice(0, grievancesAtOnce),
    hasMore: grievances.length > grievancesAtOnce,
  };
}

/** The person gets a mail. Throws `changed` when it was acknowledged meanwhile. */
export async function acknowledgeGrievance(id: string): Promise<StoredGrievance> {
  const client = await supabase();
  const answer = await client
    .from('grievances')
    // The database puts its own clock in the place of this one.
    .update({ acknowledged_at: new Date().toISOString() })
    .eq('id', id)
    .is('acknowledged_at', null)
    .select(storedGrievanceColumns);
  return changedOne(unwrap(answer));
}

/** The person gets the answer by mail. Throws `changed` when it was settled meanwhile. */
export async function settleGrievance(id: string, answer: string): Promise<StoredGrievance> {
  const client = await supabase();
  const changed = await client
    .from('grievances')
    .update({ answer })
    .eq('id', id)
    .is('answer', null)
    .select(storedGrievanceColumns);
  return changedOne(unwrap(changed));
}

function changedOne(rows: unknown): StoredGrievance {
  const [grievance] = parseAnswer(z.array(storedGrievanceSchema), rows);
  if (!grievance) throw new DataError('changed', '');
  return grievance;
}
