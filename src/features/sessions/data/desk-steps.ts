import type { DeskStep } from '#src/features/sessions/schemas/desk-papers.ts';
import { supabase } from '#src/shared/data/client.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// The next steps after a session; the database refuses everybody but admins.

export async function addStep(bookingId: string, position: number, step: string): Promise<void> {
  const client = await supabase();
  const row = { booking_id: bookingId, position, step };
  unwrap(await client.from('session_steps').insert(row).select('id'));
}

/** Throws `changed` when its text is another one by now, or it was removed. */
export async function changeStep(seen: DeskStep, step: string): Promise<void> {
  const client = await supabase();
  const table = client.from('session_steps');
  const answer = await table.update({ step }).eq('id', seen.id).eq('step', seen.step).select('id');
  if (unwrap(answer).length > 0) return;
  const [stored] = unwrap(await table.select('step').eq('id', seen.id));
  // Ours was stored, and only the answer was lost.
  if (stored?.step !== step) throw new DataError('changed', '');
}

/** Throws `changed` when it was removed meanwhile. */
export async function tickStep({ id }: DeskStep, done: boolean): Promise<void> {
  const client = await supabase();
  const done_at = done ? new Date().toISOString() : null;
  const answer = await client.from('session_steps').update({ done_at }).eq('id', id).select('id');
  if (unwrap(answer).length === 0) throw new DataError('changed', '');
}

/** Throws `changed` when its text is another one by now. */
export async function removeStep(seen: DeskStep): Promise<void> {
  const client = await supabase();
  const table = client.from('session_steps');
  const answer = await table.delete().eq('id', seen.id).eq('step', seen.step).select('id');
  if (unwrap(answer).length > 0) return;
  const stored = unwrap(await table.select('id').eq('id', seen.id));
  if (stored.length > 0) throw new DataError('changed', '');
}
