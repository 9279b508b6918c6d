import type { Client } from '../support/people.ts';
import { aReview, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export async function stored(changes: Row = {}): Promise<Row> {
  const row = aReview({ user_id: people.student.id, ...changes });
  const { data } = await people.service
    .from('reviews')
    .insert(row)
    .select()
    .single()
    .throwOnError();
  return data as Row;
}

export const rowOf = async ({ id }: Row) => {
  const { data } = await people.service
    .from('reviews')
    .select()
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
};

export const change = (client: Client, { id }: Row, changes: Row) =>
  client.from('reviews').update(changes).eq('id', id);
