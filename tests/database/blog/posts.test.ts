import { describe, expect, test } from 'vitest';
import { hostileLinks, hostileTexts } from '../support/hostile-values.ts';
import { aPost, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

const save = (row: Row) => people.admin.client.from('blog_posts').insert(row);
const change = (row: Row, changes: Row) =>
  people.admin.client.from('blog_posts').update(changes).eq('id', row['id']);

async function addPost(changes: Row = {}) {
  const row = aPost(changes);
  await save(row).throwOnError();
  return row;
}

async function stored(row: Row) {
  const { data } = await people.service
    .from('blog_posts')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

async function expectRefused(changes: Row) {
  const row = aPost(changes);
  expect((await save(row)).error).not.toBeNull();
  expect(await stored(row)).toBeNull();
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const cover = (type: string, picture: Buffer): Row => ({
  coverimage_data: `data:${type};base64,${picture.toString('base64')}`,
  coverimage_content_type: type,
  coverimage_filename: 'cover',
});

const png = bytes([0x89], 'PNG\r\n\x1a\n', 'the rest');

describe('a cover', () => {
  const pictures: [type: string, picture: Buffer][] = [
    ['image/png', png],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['image/gif', bytes('GIF89a', 'the rest')],
    ['image/avif', bytes([0, 0, 0, 32], 'ftypavif', 'the rest')],
  ];
  test.each(pictures)('can be %s', async (type, picture) => {
    const row = await addPost(cover(type, picture));
    expect(await stored(row)).toMatchObject(cover(type, picture));
  });

  test('can be exactly 5 MB', async () => {
    const row = await addPost(cover('image/png', Buffer.concat([png], 5 * 1024 * 1024)));
    expect(await stored(row)).not.toBeNull();
  });

  const wrong: [what: string, changes: Row][] = [
    ['one byte more than 5 MB', cover('image/png', Buffer.concat([png], 5 * 1024 * 1024 + 1))],
    ['12 MB', cover('image/png', Buffer.concat([png], 12 * 1024 * 1024))],
    ['empty', cover('image/png', Buffer.alloc(0))],
    ['a text that is called png', cover('image/png', bytes('<html><script>'))],
    ['a drawing with scripts', cover('image/svg+xml', bytes('<svg onload="alert(1)">'))],
    ['a drawing that is called png', cover('image/png', bytes('<svg onload="alert(1)">'))],
    ['a jpeg that is called png', cover('image/png', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'))],
    ['a page', cover('text/html', png)],
    ['without its type', { ...cover('image/png', png), coverimage_content_type: null }],
    ['without its filename', { ...cover('image/png', png), coverimage_filename: null }],
    [
      'of another type than it says',
      { ...cover('image/png', png), coverimage_content_type: 'image/gif' },
    ],
    ['no base64', { ...cover('image/png', png), coverimage_data: 'data:image/png;base64,%%%%' }],
    [
      'broken out of its attribute',
      {
        ...cover('image/png', png),
        coverimage_data: `data:image/png;base64,iVBORw0KGgo"><script>`,
      },
    ],
  ];
  test.each(wrong)('cannot be %s', async (_what, changes) => {
    await expectRefused(changes);
  });

  test.each(hostileLinks)('cannot be at %s', async (_what, coverimage) => {
    await expectRefused({ coverimage });
  });
});

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
