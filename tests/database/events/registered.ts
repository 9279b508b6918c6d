import { anEvent, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export async function addEvent(changes: Row = {}) {
  const row = anEvent({ status: 'approved', ...changes });
  await people.service.from('events').insert(row).throwOnError();
  return row;
}

export async function registrationsOf(row: Row) {
  const { data } = await people.service
    .from('event_registrations')
    .select('user_id')
    .eq('event_id', row['id'])
    .throwOnError();
  return (data ?? []).map(({ user_id }: { user_id: string }) => user_id);
}
