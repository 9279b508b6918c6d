import { publicRest } from './client.ts';
import type { Database } from './database.types.ts';
import { unwrapOnce } from './unwrap.ts';

export type NewSubmission = Database['public']['Tables']['form_submissions']['Insert'] & {
  id: string;
  type: 'individual' | 'college' | 'contact';
};

/**
 * Stores a form. Its id is made by the caller, so that sending the same form again after a lost answer finds the row
 * that is already there.
 */
export async function insertOnce(row: NewSubmission): Promise<void> {
  unwrapOnce(await publicRest().from('form_submissions').insert(row));
}
