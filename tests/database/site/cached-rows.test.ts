import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeBlogSnapshot } from '../../../src/build/snapshot/blog-snapshot.ts';
import { takeSnapshot } from '../../../src/build/snapshot/take-snapshot.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { confirm, lose, put } from './lost-rows.ts';

// What a build makes of an answer in which rows are missing, with the database that it asks.

let folder = '';

let said: string[] = [];

/** Tables whose list is answered with `200 []`, whatever they hold. */
let emptied: string[] = [];

useBackend();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cached-rows-'));
  said = [];
  emptied = [];
  await backend.query('delete from public.events');
  await backend.query('delete from public.blog_posts');
  vi.stubEnv('SUPABASE_URL', 'http://localhost');
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', backend.anonKey);
  vi.stubEnv('SNAPSHOT_FILE', join(folder, 'snapshot.json'));
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const isEmptied = emptied.some((table) => new URL(input).pathname.endsWith(`/${table}`));
    return isEmptied ? Response.json([]) : backend.fetch(new Request(input, init));
  });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const build = () => takeSnapshot((text) => said.push(text));

const buildBlog = () =>
  takeBlogSnapshot({ coverFolder: join(folder, 'covers'), report: (text) => said.push(text) });

const titlesInPages = async () => {
  const text = await readFile(join(folder, 'snapshot.json'), 'utf8');
  return (JSON.parse(text) as { events: { title: string }[] }).events.map(({ title }) => title);
};

describe('an empty answer', () => {
  test('leaves the events of the last build, also when the backend is gone after it', async () => {
    await put('events', 11);
    expect(await build()).toEqual([]);
    emptied = ['events', 'rows_removed_since', 'removal_confirmations'];
    expect(await build()).toMatchObject([{ table: 'events', cached: 11, found: 0 }]);
    expect(await titlesInPages()).toHaveLength(11);
    expect(said).toEqual([
      expect.stringMatching(/^The backend gave 0 events where there were 11; .+ \d\d:\d\d UTC, /),
    ]);

    vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')));
    const cached = await build();
    expect(cached).toContainEqual(expect.objectContaining({ cached: 11, found: null }));
    expect(await titlesInPages()).toHaveLength(11);
  });

  test('leaves the articles of the last build', async () => {
    await put('blog_posts', 8);
    await buildBlog();
    emptied = ['blog_posts'];
    const { blog, cached } = await buildBlog();
    expect(blog.posts).toHaveLength(8);
    expect(cached).toMatchObject({ table: 'blog_posts', cached: 8, found: 0 });
    emptied = [];
    expect(await buildBlog()).not.toHaveProperty('cached');
  });

  test('is what it says where nothing was before', async () => {
    expect(await build()).toEqual([]);
    expect(await titlesInPages()).toEqual([]);
  });
});

describe('rows that are missing', () => {
  test.each([
    { before: 9, lost: 3, cached: false },
    { before: 9, lost: 4, cached: true },
    { before: 3, lost: 1, cached: false },
    { before: 2, lost: 1, cached: true },
    { before: 3, lost: 2, cached: true },
    { before: 1, lost: 1, cached: true },
  ])('$lost of $before: the old pages stay: $cached', async ({ before, lost, cached }) => {
    const rows = await put('events', before);
    await build();
    await lose('events', rows.slice(0, lost));
    expect(await build()).toHaveLength(cached ? 1 : 0);
    expect(await titlesInPages()).toHaveLength(cached ? before : before - lost);
  });

  test('were meant to go when an admin deleted or rejected them', async () => {
    const [first, second, third] = await put('events', 3);
    await build();
    const { client } = people.admin;
    await client.from('events').delete().in('id', [first!['id'], second!['id']]).throwOnError();
    await client
      .from('events')
      .update({ status: 'rejected' })
      .eq('id', third!['id'])
      .throwOnError();
    expect(await build()).toEqual([]);
    expect(await titlesInPages()).toEqual([]);
  });

  test('go once an admin confirms it, and the next ones are asked for again', async () => {
    const rows = await put('events', 6);
    await build();
    await lose('events', rows.slice(0, 3));
    const [held] = await build();
    await confirm(held!);
    expect(await build()).toEqual([]);
    expect(await titlesInPages()).toHaveLength(3);

    await lose('events', rows.slice(3));
    expect(await build()).toMatchObject([{ cached: 3, found: 0 }]);
    expect(await titlesInPages()).toHaveLength(3);
  });

  test('go no further than what was confirmed', async () => {
    const rows = await put('events', 6);
    await build();
    await lose('events', rows.slice(0, 3));
    const [held] = await build();
    await confirm(held!);
    await lose('events', rows.slice(3));
    expect(await build()).toMatchObject([{ cached: 6, found: 0 }]);
  });
});

test('a build leaves no half-written file beside what it keeps', async () => {
  await put('events', 1);
  await build();
  await buildBlog();
  expect((await readdir(folder)).sort()).toEqual(['snapshot-blog.json', 'snapshot.json']);
});
