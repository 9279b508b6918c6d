import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-values.ts';
import { aPost } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addPost, change, expectRefused, save, stored } from './saved-post.ts';

useBackend();

describe('a post', () => {
  test('is published now and by Anonymous unless it says otherwise', async () => {
    const { id, title, slug, excerpt, content } = aPost();
    await save({ id, title, slug, excerpt, content }).throwOnError();
    const { data } = await people.visitor.from('blog_posts').select('author').eq('id', id).single();
    expect(data).toEqual({ author: 'Anonymous' });
  });

  test('that is a draft or scheduled cannot be found by the public', async () => {
    const draft = await addPost({ publishedat: null });
    const scheduled = await addPost({ publishedat: '2099-01-01T00:00:00Z' });
    for (const client of [people.visitor, people.student.client]) {
      const { data, count } = await client
        .from('blog_posts')
        .select('id', { count: 'exact' })
        .in('id', [draft['id'], scheduled['id']]);
      expect(data).toEqual([]);
      expect(count).toBe(0);
    }
    const { data } = await people.admin.client
      .from('blog_posts')
      .select('id')
      .in('id', [draft['id'], scheduled['id']]);
    expect(data).toHaveLength(2);
  });

  test('does not choose when it was last changed', async () => {
    const row = await addPost({ updatedat: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updatedat']).not.toMatch(/^2101/);
    await change(row, { updatedat: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updatedat']).not.toMatch(/^2101/);
  });

  test('that is saved from an old copy changes nothing', async () => {
    const row = await addPost();
    const old = await stored(row);
    const saveOver = (title: string) =>
      change(row, { title }).eq('updatedat', old?.['updatedat']).select('id');
    expect((await saveOver('First')).data).toHaveLength(1);
    expect((await saveOver('Second')).data).toEqual([]);
  });

  test.each(['title', 'excerpt', 'content', 'slug'])('cannot do without its %s', async (column) => {
    await expectRefused({ [column]: null });
  });

  test.each(hostileTexts.filter(([what]) => what !== 'a megabyte'))(
    'cannot have %s as its title or text',
    async (_what, text) => {
      await expectRefused({ title: text });
      await expectRefused({ content: text });
    },
  );

  test('cannot be longer than two hundred thousand characters', async () => {
    await expectRefused({ content: 'a'.repeat(200_001) });
  });
});
