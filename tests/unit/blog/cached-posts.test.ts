import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { answerWith, folder, row, snapshot, take, useSnapshotFolder } from './snapshot-of-posts.ts';

useSnapshotFolder();

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
