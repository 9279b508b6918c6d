import type { Inquiry, InquiryNote } from '#src/features/admin/schemas/inquiry.ts';
import { supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { findInquiry } from './inquiries.ts';

/** Saves what was noted, from how it was `seen`. Throws `changed` when someone else noted something meanwhile. */
export async function saveNote(seen: Inquiry, note: InquiryNote): Promise<void> {
  const client = await supabase();
  const table = client.from('inquiry_notes');
  if (seen.noted_on === null || seen.noted_at === null) {
    const { error, ...answer } = await table
      .upsert(
        { submission_id: seen.id, ...note },
        { onConflict: 'submission_id', ignoreDuplicates: true },
      )
      .select('submission_id');
    // The inquiry itself is gone.
    if (error?.code === '23503') throw new DataError('changed', '');
    if (unwrap({ ...answer, error }).length === 0) await expectSaved(seen.id, note);
    return;
  }
  const answer = await table
    .update(note)
    .eq('submission_id', seen.noted_on)
    .eq('updated_at', seen.noted_at)
    .select('submission_id');
  if (unwrap(answer).length === 0) await expectSaved(seen.id, note);
}

/** Someone else was first, unless the note is the same: then an earlier answer was lost. */
async function expectSaved(id: string, note: InquiryNote): Promise<void> {
  const current = await findInquiry(id);
  if (!current || !holds(current, note)) throw new DataError('changed', '');
}
