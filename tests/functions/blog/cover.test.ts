import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const gif = Buffer.from('GIF89a and the rest of a picture');

async function addPost({
  publishedAt = '2026-01-01T00:00:00Z' as string | null,
  hasCover = true,
} = {}) {
  const id = randomUUID();
  const [row] = await shop.stack.backend.query<{ version: string | null }>(
    `insert into public.blog_posts (id, title, slug, excerpt, content, publishedat,
       coverimage_data, coverimage_filename, coverimage_content_type)
     values ($1::uuid, 'A post', $1::text, 'What it says', '<p>Text</p>', $2, $3, $4, $5)
     returning cover_version as version`,
    [
      id,
      publishedAt,
      ...(hasCover
        ? [`data:image/gif;base64,${gif.toString('base64')}`, 'cover.gif', 'image/gif']
        : [null, null, null]),
    ],
  );
  return { id, version: row?.version ?? '' };
}

const open = (query: Record<string, string>) =>
  fetch(`${shop.stack.url}/.netlify/functions/cover?${new URLSearchParams(query)}`);

test('a published cover is the picture that was uploaded, and is kept for good', async () => {
  const { id, version } = await addPost();
  const answer = await open({ id, v: version });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(gif);
  expect(answer.headers.get('content-type')).toBe('image/gif');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('asked for by another version, the cover comes and is not kept', async () => {
  const { id } = await addPost();
  const answer = await open({ id, v: 'older' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['a draft', { publishedAt: null }],
  ['a scheduled post', { publishedAt: '2099-01-01T00:00:00Z' }],
  ['a post without one', { hasCover: false }],
])('nobody gets the cover of %s', async (_what, post) => {
  const { id, version } = await addPost(post);
  const answer = await open({ id, v: version });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['', 'x', randomUUID(), "' or 1=1", '../../etc/passwd'])(
  'there is no cover of %j',
  async (id) => {
    expect((await open({ id })).status).toBe(404);
  },
);
