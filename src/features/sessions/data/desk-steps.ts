import { supabase } from '#src/shared/data/client.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// The next steps after a session; the database refuses everybody but admins.

export async function addStep(bookingId: string, position: number, step: string): Promise<void> {
  const client = await supabase();
  const row = { booking_id: bookingId, position, step };
  unwrap(await client.from('session_steps').insert(row).select('id'));
}

/** Throws `changed` when the step was removed meanwhile. */
export async function changeStep(
  id: string,
  change: { step: string } | { done_at: string | null },
): Promise<void> {
  const client = await supabase();
  const answer = await client.from('session_steps').update(change).eq('id', id).select('id');
  if (unwrap(answer).length === 0) throw new DataError('changed', '');
}

export async function removeStep(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('session_steps').delete().eq('id', id).select('id'));
}
