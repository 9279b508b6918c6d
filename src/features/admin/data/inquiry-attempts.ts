import * as z from 'zod/mini';
import {
  type InquiryAttempt,
  inquiryAttemptColumns,
  inquiryAttemptSchema,
} from '#src/features/admin/schemas/inquiry.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** What is one row with an inquiry, the latest first, without the inquiry itself. For admins. */
export async function listOtherAttempts(id: string): Promise<InquiryAttempt[]> {
  const client = await supabase();
  const answer = await client
    .from('inquiry_attempts')
    .select(inquiryAttemptColumns)
    .eq('inquiry_id', id)
    .neq('id', id)
    .order('attempts', { ascending: false });
  return parseAnswer(z.array(inquiryAttemptSchema), unwrap(answer));
}
