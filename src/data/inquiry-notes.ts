import type { Inquiry, InquiryNote } from '#src/schemas/inquiry.ts';
import { supabase } from './client.ts';
import { DataError, unwrap } from './unwrap.ts';

/** Saves what was noted, from how it was `seen`. Throws `changed` when someone else noted something meanwhile. */
export async function saveNote(seen: Inquiry, note: InquiryNote): Promise<void> {
  const client = await supabase();
  const table = client.from('inquiry_notes');
  if (seen.noted_at === null) {
    const { error, ...answer } = await table
      .upsert(
        { submission_id: seen.id, ...note },
        { onConflict: 'submission_id', ignoreDuplicates: true },
      )
      .select('submission_id');
    // The inquiry itself is gone.
    if (error?.code === '23503') throw new DataError('changed', '');
    // Someone else was first.
    if (unwrap({ ...answer, error }).length === 0) throw new DataError('changed', '');
    return;
  }
  const answer = await table
    .update(note)
    .eq('submission_id', seen.id)
    .eq('updated_at', seen.noted_at)
    .select('submission_id');
  if (unwrap(answer).length === 0) throw new DataError('changed', '');
}
