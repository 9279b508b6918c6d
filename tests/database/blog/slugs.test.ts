import { describe, expect, test } from 'vitest';
import { aPost, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addPost, change, expectRefused, save, stored } from './saved-post.ts';

useBackend();

describe('a slug', () => {
  test.each(['my-first-resume', 'resume-2027', 'पहला-बायोडाटा', 'a'])('can be %s', async (slug) => {
    const row = await addPost({ slug });
    expect(await stored(row)).toMatchObject({ slug });
  });

  test.each([
    'My-Resume',
    'my resume',
    'my/resume',
    '../admin',
    '?draft',
    '#top',
    '%2e%2e',
    '"><script>',
    '',
  ])('cannot be %j', async (slug) => {
    await expectRefused({ slug });
  });

  test('cannot be that of another post', async () => {
    const { slug } = await addPost();
    expect((await save(aPost({ slug }))).error?.code).toBe('23505');
  });
});

describe('an old slug', () => {
  const whereIs = async (slug: unknown) => {
    const { data } = await people.visitor
      .from('blog_redirects')
      .select('blog_posts(slug)')
      .eq('old_slug', slug)
      .maybeSingle()
      .throwOnError();
    return (data as { blog_posts: Row } | null)?.blog_posts['slug'];
  };

  test('of a published post leads to it, through every change', async () => {
    const row = await addPost();
    const [first, second, third] = [row['slug'], `${row['id']}-2`, `${row['id']}-3`];
    await change(row, { slug: second }).throwOnError();
    await change(row, { slug: third }).throwOnError();
    expect(await whereIs(first)).toBe(third);
    expect(await whereIs(second)).toBe(third);
  });

  test('of a draft leads nowhere: nobody ever had it', async () => {
    const row = await addPost({ publishedat: null });
    await change(row, { slug: `${row['id']}-new` }).throwOnError();
    expect(await whereIs(row['slug'])).toBeUndefined();
  });

  test('that a post takes back or another one takes is no redirect any more', async () => {
    const row = await addPost();
    await change(row, { slug: `${row['id']}-new` }).throwOnError();
    await change(row, { slug: row['slug'] }).throwOnError();
    expect(await whereIs(row['slug'])).toBeUndefined();
    expect(await whereIs(`${row['id']}-new`)).toBe(row['slug']);

    await addPost({ slug: `${row['id']}-new` });
    expect(await whereIs(`${row['id']}-new`)).toBeUndefined();
  });

  test('goes with its post', async () => {
    const row = await addPost();
    await change(row, { slug: `${row['id']}-new` }).throwOnError();
    await people.admin.client.from('blog_posts').delete().eq('id', row['id']).throwOnError();
    const { data } = await people.service.from('blog_redirects').select().eq('post_id', row['id']);
    expect(data).toEqual([]);
  });
});
