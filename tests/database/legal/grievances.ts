import { aGrievance, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const leave = (row: Row) => people.visitor.from('grievances').insert(row);

export async function left(changes: Row = {}): Promise<Row> {
  const row = aGrievance(changes);
  await leave(row).throwOnError();
  return stored(row);
}

export async function stored({ id }: Row): Promise<Row> {
  const { data } = await people.service.from('grievances').select().eq('id', id).throwOnError();
  return (data as Row[])[0]!;
}

export async function mailsAbout({ id }: Row) {
  const { data } = await people.service
    .from('outbox')
    .select('kind, recipient, payload')
    .eq('subject', id)
    .order('kind')
    .throwOnError();
  return data as { kind: string; recipient: string; payload: Row }[];
}
