import { expect } from 'vitest';
import { aPost, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const save = (row: Row) => people.admin.client.from('blog_posts').insert(row);

export const change = (row: Row, changes: Row) =>
  people.admin.client.from('blog_posts').update(changes).eq('id', row['id']);

export async function addPost(changes: Row = {}) {
  const row = aPost(changes);
  await save(row).throwOnError();
  return row;
}

export async function stored(row: Row) {
  const { data } = await people.service
    .from('blog_posts')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

export async function expectRefused(changes: Row) {
  const row = aPost(changes);
  expect((await save(row)).error).not.toBeNull();
  expect(await stored(row)).toBeNull();
}
