import { cp, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackend, type Backend } from '../../../local/backend/backend.ts';
import { useDataFolders } from '../support/data-folder.ts';
import { siteUrl } from '../support/test-backend.ts';

const { newFolder, openIn } = useDataFolders();

const block = 8192;

/** A closed data folder with 400 posts, and the files with the posts themselves and with their long texts. */
let original: string;
let files: Record<'posts' | 'longTexts', string>;
beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'mentor-posts-'));
  const backend = await openBackend({ siteUrl, dataDir: original });
  await backend.query(
    `insert into public.blog_posts (title, slug, excerpt, content)
     select 'Post ' || i, 'post-' || i, 'Short', (select string_agg(md5(i::text || j), ' ') from generate_series(1, 200) as j)
     from generate_series(1, 400) as i`,
  );
  const [paths] = await backend.query<typeof files>(
    `select pg_relation_filepath(oid) as posts, pg_relation_filepath(reltoastrelid) as "longTexts"
     from pg_class where oid = 'public.blog_posts'::regclass`,
  );
  files = paths!;
  await backend.close();
});
afterAll(() => rm(original, { recursive: true, force: true }));

/** A copy of it, and one of its files. */
async function copyOfPosts(part: keyof typeof files = 'posts') {
  const folder = await newFolder();
  await cp(original, folder, { recursive: true });
  const file = join(folder, 'postgres', files[part]);
  expect((await stat(file)).size).toBeGreaterThan(3 * block);
  return { folder, file };
}

async function zero(file: string, from: number, bytes: number) {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(bytes), 0, bytes, from);
  await handle.close();
}

describe('a data folder whose table lost rows is not started, in one sentence', () => {
  test.each([
    ['at the end of a block', 'posts' as const, (file: string) => truncate(file, 2 * block)],
    [
      'in the middle of a block',
      'posts' as const,
      (file: string) => truncate(file, 2 * block + 100),
    ],
    ['to nothing', 'posts' as const, (file: string) => truncate(file, 0)],
    ['in its long texts', 'longTexts' as const, (file: string) => truncate(file, 20 * block)],
  ])('cut %s', async (_, part, damage) => {
    const { folder, file } = await copyOfPosts(part);
    await damage(file);
    await expect(openIn(folder)).rejects.toThrow(
      /^The table public\.blog_posts is damaged \(.+\)\. .+npm run restore.+$/,
    );
    await writeFile(join(folder, 'running'), '1\n');
    await expect(openIn(folder), 'after an unclean stop').rejects.toThrow(
      /^The table public\.blog_posts is damaged .+Put the copy .+postgres\.before-recovery in its place/,
    );
  });

  test('emptied in its middle; someone who wants to go on with what is there can', async () => {
    const { folder, file } = await copyOfPosts();
    await zero(file, block, 2 * block);
    const sentence =
      /^The table public\.blog_posts has \d+ rows, and 400 when it was closed\. .+delete .+rows\.json\.$/;
    await expect(openIn(folder)).rejects.toThrow(sentence);
    await expect(openIn(folder), 'the second time').rejects.toThrow(sentence);
  });
});

test('rows that were deleted are not missed, and neither are those of a start that was killed', async () => {
  const folder = await newFolder();
  const titles = (backend: Backend) =>
    backend.query<{ name: string }>('select name from public.event_categories order by name');
  const first = await openIn(folder);
  await first.query(`insert into public.event_categories values ('Clinic'), ('Fair'), ('Talk')`);
  await first.close();
  const second = await openIn(folder);
  await second.query(`delete from public.event_categories where name <> 'Talk'`);
  await second.close();
  const third = await openIn(folder);
  await third.query(`delete from public.event_categories`);
  await third.close();
  await writeFile(join(folder, 'rows.json'), '{ "public.event_categories": 3 }');
  await writeFile(join(folder, 'running'), '1\n');
  const fourth = await openIn(folder);
  expect(await titles(fourth)).toEqual([]);
});
