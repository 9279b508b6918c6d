import { describe, expect, test } from 'vitest';
import { aPost, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

async function addPost(changes: Row) {
  const row = aPost(changes);
  await people.admin.client.from('blog_posts').insert(row).throwOnError();
  return row['id'];
}

async function measured(id: unknown) {
  const { data } = await people.visitor
    .from('blog_posts')
    .select('word_count, cover_version')
    .eq('id', id)
    .single()
    .throwOnError();
  return data as { word_count: number; cover_version: string | null };
}

const cover = (letter: string) => ({
  coverimage_data: `data:image/gif;base64,${Buffer.from(`GIF89a${letter}`).toString('base64')}`,
  coverimage_content_type: 'image/gif',
  coverimage_filename: 'cover.gif',
});

describe('a list knows without loading the text', () => {
  test.each([
    ['<p>One two<br>three</p><ul><li>four</li><li>five</li></ul>', 5],
    ['<p class="align-center one two">three&nbsp;four</p>', 2],
    ['नमस्ते दुनिया', 2],
  ])('how many words %s has', async (content, words) => {
    expect((await measured(await addPost({ content }))).word_count).toBe(words);
  });

  test('whether the cover is another one', async () => {
    const id = await addPost(cover('a'));
    const before = await measured(id);
    expect(before.cover_version).toMatch(/^[0-9a-f]{16}$/);

    await people.admin.client.from('blog_posts').update({ title: 'Changed' }).eq('id', id);
    expect((await measured(id)).cover_version).toBe(before.cover_version);
    await people.admin.client.from('blog_posts').update(cover('b')).eq('id', id);
    expect((await measured(id)).cover_version).not.toBe(before.cover_version);
  });

  test('that there is no cover', async () => {
    expect((await measured(await addPost({}))).cover_version).toBeNull();
  });
});

test('nobody decides these by hand', async () => {
  const id = await addPost({ content: '<p>one</p>', word_count: 9000, cover_version: 'mine' });
  await people.admin.client
    .from('blog_posts')
    .update({ word_count: 9000, cover_version: '../../etc' })
    .eq('id', id);
  expect(await measured(id)).toEqual({ word_count: 1, cover_version: null });
});
