import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';

useShop();

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

const functionPath = '/.netlify/functions/cover';
const addressOf = (query: Record<string, string>) =>
  `${functionPath}?${new URLSearchParams(query)}`;

const openAddress = (address: string) => fetch(shop.stack.url + address, { redirect: 'manual' });
const open = (query: Record<string, string>) => openAddress(addressOf(query));

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

test.each<[string, (id: string, version: string) => string]>([
  ['an older version', (id) => addressOf({ id, v: 'older' })],
  ['no version', (id) => addressOf({ id })],
  ['one thing more', (id, v) => addressOf({ id, v, again: '1' })],
  ['the version twice', (id, v) => `${addressOf({ id, v })}&v=${v}`],
  ['another order', (id, v) => addressOf({ v, id })],
  ['capitals', (id, v) => addressOf({ id: id.toUpperCase(), v })],
  ['another spelling', (id, v) => addressOf({ id, v }).replace('v=', '%76=')],
  ['a slash more', (id, v) => addressOf({ id, v }).replace('?', '/?')],
])('who asks with %s is led to the one address, and is sent no picture', async (_, wrong) => {
  const { id, version } = await addPost();
  const answer = await openAddress(wrong(id, version));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(addressOf({ id, v: version }));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('');
});

test('who follows an older address sees the picture of now', async () => {
  const { id } = await addPost();
  const answer = await fetch(shop.stack.url + addressOf({ id, v: 'older' }));
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(gif);
});

test('one network opens sixty addresses of covers in a minute, and no more', async () => {
  const { id, version } = await addPost();
  const led = await Promise.all(Array.from({ length: 60 }, () => open({ id, v: 'older' })));
  expect(led.map(({ status }) => status)).toEqual(Array(60).fill(302));
  const refused = await open({ id, v: version });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
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
