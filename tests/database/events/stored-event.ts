import { anEvent, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export async function stored(row: Row) {
  const { data } = await people.service
    .from('events')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

export async function addAsAdmin(changes: Row = {}) {
  const row = anEvent({ status: 'approved', ...changes });
  await people.admin.client.from('events').insert(row).throwOnError();
  return row;
}
