import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const leave = (row: unknown) => people.visitor.from('form_submissions').insert(row as Row);

export async function stored(row: Row) {
  const { data } = await people.service
    .from('form_submissions')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}
