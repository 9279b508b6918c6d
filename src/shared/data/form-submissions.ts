import { publicRest } from './client.ts';
import type { Database } from './database.types.ts';
import { DataError, unwrap } from './unwrap.ts';

export type NewSubmission = Database['public']['Tables']['form_submissions']['Insert'] & {
  id: string;
  type: 'individual' | 'college';
};

/**
 * Stores a form. Its id is made by the caller, so that sending the same form again after a lost answer finds the row
 * that is already there.
 */
export async function insertOnce(row: NewSubmission): Promise<void> {
  try {
    unwrap(await publicRest().from('form_submissions').insert(row));
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'duplicate')) throw error;
  }
}
