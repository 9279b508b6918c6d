import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { htmlOf } from '#src/features/blog/lib/html.ts';
import { searchFiles, shardOf } from '#src/features/blog/lib/search.ts';
import { searchIndex } from '../../../src/build/blog/search-index.ts';
import { takeBlogSnapshot } from '../../../src/build/snapshot/blog-snapshot.ts';
import { relatedPosts } from '../../../src/features/blog/lib/related.ts';
import { feed } from '../../../src/features/blog/sections/feed.ts';
import { postData } from '../../../src/features/blog/sections/structured-data.ts';
import { hasOwnPage } from '../../../src/snapshot/articles.ts';
import { hostileHtml, hostileText } from '../../support/blog/hostile-html.ts';

// What the build makes of posts, from the answer of the backend on.

const origin = new URL('https://mentor.example');
const { window } = new JSDOM('');

const row = (changes: object) => ({
  id: randomUUID(),
  title: 'Ask for the salary band',
  slug: `post-${randomUUID()}`,
  excerpt: 'Two sentences.',
  author: 'Ananya Mehra',
  publishedat: '2026-11-01T10:00:00+00:00',
  updatedat: '2026-11-01T10:00:00+00:00',
  word_count: 4,
  coverimage: null,
  cover_version: null,
  content: '<p>Write down three numbers.</p>',
  ...changes,
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blog-build-'));
  vi.stubEnv('SUPABASE_URL', 'http://backend.example');
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'anon');
  vi.stubEnv('SNAPSHOT_FILE', join(folder, 'snapshot.json'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const take = (report: (text: string) => void = () => {}) =>
  takeBlogSnapshot({ coverFolder: join(folder, 'covers'), report });
const snapshot = async () => (await take()).blog;

/** Lets the backend answer with these posts; tells for which of them it was asked for the text. */
function answerWith(rows: ReturnType<typeof row>[], moved: object[] = []) {
  const textsAsked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input);
    if (pathname.endsWith('/blog_redirects')) return Response.json(moved);
    const ids = searchParams.get('id');
    if (ids) textsAsked.push(...(ids.match(/[0-9a-f-]{36}/g) ?? []));
    const found = rows.filter(({ id }) => ids === null || ids.includes(id));
    const isOne = new Headers(init?.headers).get('accept')?.includes('pgrst.object');
    return Response.json(isOne ? found[0] : found);
  });
  return textsAsked;
}

describe('whatever someone wrote past the editor', () => {
  const posts = hostileHtml.map(([, content]) =>
    row({ title: hostileText, excerpt: hostileText, author: hostileText, content }),
  );
  const built = async () => {
    answerWith(posts);
    return (await snapshot()).posts;
  };

  test('is a well-formed feed of words', async () => {
    const xml = feed(await built(), origin);
    const document = new window.DOMParser().parseFromString(xml, 'application/xml');
    const items = [...document.getElementsByTagName('item')];
    expect(items).toHaveLength(Math.min(50, posts.length));
    for (const item of items) {
      expect(item.getElementsByTagName('title')[0]?.textContent).toBe(hostileText);
      const template = window.document.createElement('template');
      template.innerHTML = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
      const strange = template.content.querySelectorAll(
        ':not(p, h2, h3, h4, h5, ul, ol, li, br, strong, em, u, span, a[href^="#part-"])',
      );
      expect([...strange].map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  });

  test('is words in the search index', async () => {
    const files = searchIndex(await built());
    const found = JSON.parse(files.get(searchFiles.posts(0)) ?? '') as { title: string }[];
    expect(found[0]?.title).toBe(hostileText);
    const shard = JSON.parse(files.get(searchFiles.shard(shardOf('onerror'))) ?? '{}') as object;
    expect(Object.keys(shard)).toContain('onerror');
  });

  test('is data for search engines', async () => {
    const [post] = await built();
    expect(postData(origin, post!, '/share/x.png')).toMatchObject({
      '@type': 'BlogPosting',
      headline: hostileText,
      image: 'https://mentor.example/share/x.png',
      author: { name: hostileText },
    });
  });
});

test('a cover that is no picture becomes the drawn one', async () => {
  const post = row({ cover_version: 'abcdef0123456789' });
  const data = `data:image/png;base64,${Buffer.from('<svg onload="x">').toString('base64')}`;
  answerWith([Object.assign(post, { coverimage_data: data })]);
  const { posts } = await snapshot();
  expect(posts[0]?.cover).toEqual({ width: 1440, height: 810 });
  const file = join(folder, 'covers', 'abcdef0123456789-400.avif');
  expect((await sharp(file).metadata()).width).toBe(400);
});

test('a second build asks only for the texts that have changed', async () => {
  const [same, changed] = [row({}), row({})];
  answerWith([same, changed]);
  await snapshot();
  const asked = answerWith([
    same,
    { ...changed, updatedat: '2026-11-02T10:00:00+00:00', content: '<p>Four numbers.</p>' },
  ]);
  const { posts } = await snapshot();
  expect(asked).toEqual([changed.id]);
  expect(posts.map(({ lines }) => htmlOf(lines))).toEqual([same.content, '<p>Four numbers.</p>']);
});

describe('what is kept from build to build', () => {
  const cacheFile = () => join(folder, 'snapshot-blog.json');

  test('are lines of words, so that no build reads HTML again', async () => {
    answerWith([
      row({ content: '<h2>Why</h2><p class="x">Ask <a>once</a><script>go()</script></p>' }),
    ]);
    await snapshot();
    const { posts } = JSON.parse(await readFile(cacheFile(), 'utf8')) as { posts: object[] };
    expect(posts).toEqual([
      expect.objectContaining({
        lines: [
          { kind: 'h2', runs: [{ text: 'Why' }] },
          { kind: 'text', runs: [{ text: 'Ask once' }] },
        ],
      }),
    ]);
    expect(posts[0]).not.toHaveProperty('content');
  });

  test('is read again when it holds a line that no article has', async () => {
    const post = row({ content: '<p><span class="colour-red">Stop</span></p>' });
    answerWith([post]);
    await snapshot();
    const file = await readFile(cacheFile(), 'utf8');
    await writeFile(cacheFile(), file.replace('"red"', '"red\\"><script>"'));
    const asked = answerWith([post]);
    const { posts } = await snapshot();
    expect(asked).toEqual([post.id]);
    expect(posts.map(({ lines }) => htmlOf(lines))).toEqual([post.content]);
  });
});

test('former addresses lead on to where the posts are now', async () => {
  answerWith([row({})], [{ old_slug: 'before', blog_posts: { slug: 'now' } }]);
  expect((await snapshot()).moved).toEqual({ before: 'now' });
});

describe('a backend that does not answer', () => {
  const fail = () => vi.stubGlobal('fetch', async () => new Response('broken', { status: 500 }));

  test('leaves the articles of the last build', async () => {
    const post = row({});
    answerWith([post]);
    await snapshot();
    fail();
    expect((await snapshot()).posts.map(({ id }) => id)).toEqual([post.id]);
  });

  test('fails the first build in one sentence', async () => {
    fail();
    await expect(snapshot()).rejects.toThrow(
      /^The backend did not give its articles, and there are none from before: .+$/,
    );
  });

  test('or answers nonsense is the same', async () => {
    const post = row({});
    answerWith([post]);
    await snapshot();
    vi.stubGlobal('fetch', async () => Response.json([{ id: 1 }]));
    const said: string[] = [];
    const { blog, cached } = await take((text) => said.push(text));
    expect(blog.posts).toHaveLength(1);
    expect(cached).toMatchObject({ table: 'blog_posts', cached: 1, found: null });
    expect(said).toEqual([
      expect.stringMatching(
        /^The backend did not give its articles \(its answer is not what was asked for\); the pages show the 1 of \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
      ),
    ]);
  });
});

test.each([
  ['resume', true],
  ['नौकरी', true],
  ['क'.repeat(83), true],
  ['क'.repeat(84), false],
  ['a'.repeat(251), false],
  ['cafe\u0301', false],
])('whether a post at %s gets a page file: %s', (slug, isOwn) => {
  expect(hasOwnPage({ slug })).toBe(isOwn);
});

test('related posts are those that share rare words, and never the post itself', async () => {
  answerWith([
    row({ title: 'Salary bands in small towns' }),
    row({ title: 'A resume for a hurried reader' }),
    row({ title: 'Talking about salary bands' }),
    row({ title: 'Group discussions' }),
    row({ title: 'Aptitude tests' }),
  ]);
  const { posts } = await snapshot();
  const related = relatedPosts(posts);
  const [first] = posts;
  expect(related.get(first!.id)?.[0]?.title).toBe('Talking about salary bands');
  for (const post of posts) {
    expect(related.get(post.id)).toHaveLength(3);
    expect(related.get(post.id)).not.toContain(post);
  }
});
