import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import { anEvent, aPost, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';

export async function put(table: string, count: number): Promise<Row[]> {
  const rows = Array.from({ length: count }, (_, index) =>
    table === 'events'
      ? anEvent({ status: 'approved', title: `Clinic ${index}` })
      : aPost({ title: `Article ${index}` }),
  );
  await people.service.from(table).insert(rows).throwOnError();
  return rows;
}

/** Loses rows as no admin does it. */
export const lose = (table: string, rows: Row[]) =>
  backend.query(`delete from public.${table} where id = any ($1::uuid[])`, [
    rows.map(({ id }) => id),
  ]);

export const confirm = ({ table, readAt, found }: CachedRows) =>
  people.admin.client
    .from('removal_confirmations')
    .insert({ table_name: table, read_at: readAt, rows_left: found })
    .throwOnError();
