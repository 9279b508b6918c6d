import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeBlogSnapshot } from '../../../src/build/snapshot/blog-snapshot.ts';

export const row = (changes: object) => ({
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

export let folder = '';

export const take = (report: (text: string) => void = () => {}) =>
  takeBlogSnapshot({ coverFolder: join(folder, 'covers'), report });

export const snapshot = async () => (await take()).blog;

/** Lets the backend answer with these posts; tells for which of them it was asked for the text. */
export function answerWith(rows: ReturnType<typeof row>[], moved: object[] = []) {
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

/** A folder of its own for the files of each build. */
export function useSnapshotFolder(): void {
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
}
