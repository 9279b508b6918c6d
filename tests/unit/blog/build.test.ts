import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { searchFiles, shardOf } from '#src/features/blog/lib/search.ts';
import { searchIndex } from '../../../src/build/blog/search-index.ts';
import { relatedPosts } from '../../../src/features/blog/lib/related.ts';
import { feed } from '../../../src/features/blog/sections/feed.ts';
import { postData } from '../../../src/features/blog/sections/structured-data.ts';
import { hasOwnPage } from '../../../src/snapshot/articles.ts';
import { hostileHtml, hostileText } from '../../support/rich-text/hostile-html.ts';
import { answerWith, folder, row, snapshot, useSnapshotFolder } from './snapshot-of-posts.ts';

useSnapshotFolder();

// What the build makes of posts, from the answer of the backend on.

const origin = new URL('https://mentor.example');

const { window } = new JSDOM('');

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

test('former addresses lead on to where the posts are now', async () => {
  answerWith([row({})], [{ old_slug: 'before', blog_posts: { slug: 'now' } }]);
  expect((await snapshot()).moved).toEqual({ before: 'now' });
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
