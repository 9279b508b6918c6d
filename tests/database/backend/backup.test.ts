import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from '../../../local/backend/backend.ts';
import { takeDataFolder } from '../../../local/backend/data-folder.ts';
import { runTool } from '../support/run-tool.ts';
import { siteUrl } from '../support/test-backend.ts';
import { contentsOf, isThere, signIn } from './backup-contents.ts';
import { courseTables, fillCourses } from './backup-courses.ts';

let scratch: string;

let original: string;

let backup: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'mentor-backup-'));
  original = join(scratch, 'original');
  backup = join(scratch, 'backup.jsonl.gz');
  const backend = await openBackend({ siteUrl, dataDir: original, seed: 'sample' });
  await signIn(backend);
  await backend.query(
    `insert into private.refund_requests (order_id, admin_id, amount_in_paise)
     select order_id, users.id, amount * 100 from public.payments, auth.users where email = 'admin@example.com' limit 1
     returning order_id`,
  );
  await fillCourses(backend);
  await backend.close();
  const run = await runTool('backup', [backup], { DATA_DIR: original });
  expect(run).toMatchObject({ exitCode: 0, errors: '' });
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

const restore = (dataDir: string, ...parameters: string[]) =>
  runTool('restore', [backup, ...parameters], { DATA_DIR: dataDir });

describe('a backup', () => {
  test('put into an empty folder gives the same rows, and people sign in as before', async () => {
    const copy = join(scratch, 'copy');
    expect(await restore(copy)).toMatchObject({ exitCode: 0, errors: '' });
    const contents = await contentsOf(copy);
    expect(contents).toEqual(await contentsOf(original));
    const filled = contents.filter(([, rows]) => rows > 0).map(([table]) => table);
    expect(filled).toEqual(expect.arrayContaining(courseTables));

    const backend = await openBackend({ siteUrl, dataDir: copy });
    expect((await signIn(backend)).status).toBe(200);
    await backend.close();
  });

  test('is one file that only its owner reads, and never overwrites another', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const before = await readFile(backup);
    const again = await runTool('backup', [backup], { DATA_DIR: original });
    expect(again).toMatchObject({ exitCode: 1, errors: `${backup} exists already.\n` });
    expect(before.equals(await readFile(backup))).toBe(true);
  });

  test('of nothing is refused, and makes no folder', async () => {
    const nothing = join(scratch, 'nothing');
    const run = await runTool('backup', [join(scratch, 'x.gz')], { DATA_DIR: nothing });
    expect(run).toMatchObject({ exitCode: 1, errors: `There is no data in ${nothing} yet.\n` });
    expect(await isThere(nothing)).toBe(false);
  });

  test('is made while the site runs and is written to, as of one moment', async () => {
    const running = join(scratch, 'running');
    expect(await restore(running)).toMatchObject({ exitCode: 0 });
    const backend = await openBackend({ siteUrl, dataDir: running });
    let isWriting = true;
    const writing = (async () => {
      // Each event comes with a category of its own, one after the other.
      for (let number = 1; isWriting; number += 1) {
        // The embedded Postgres answers without a pause, in which the other program could be heard.
        await nextTurn();
        await backend.query('insert into public.event_categories values ($1)', [`New ${number}`]);
        await backend.query(
          `insert into public.events (title, description, category, event_date, event_time, venue)
           values ($1, 'Bring one page.', $1, '2099-01-01', '18:30', 'Jaipur')`,
          [`New ${number}`],
        );
      }
    })();
    const file = join(scratch, 'of-running.gz');
    const run = await runTool('backup', [file], { DATA_DIR: running });
    isWriting = false;
    await writing;
    await backend.close();
    expect(run).toMatchObject({ exitCode: 0, errors: '' });
    expect(await readdir(running)).not.toContainEqual(expect.stringMatching(/^backup/));

    const copy = join(scratch, 'copy-of-running');
    expect(await runTool('restore', [file], { DATA_DIR: copy })).toMatchObject({ exitCode: 0 });
    const restored = await openBackend({ siteUrl, dataDir: copy });
    const [counts] = await restored.query<{ categories: number; events: number }>(
      `select (select count(*)::integer from public.event_categories where name like 'New %') as categories,
              (select count(*)::integer from public.events where title like 'New %') as events`,
    );
    await restored.close();
    expect(counts!.categories - counts!.events).toBeLessThanOrEqual(1);
    expect(counts!.categories).toBeGreaterThanOrEqual(counts!.events);
  });

  test('is not made while another program than the site holds the data', async () => {
    const held = await takeDataFolder(original);
    const run = await runTool('backup', [join(scratch, 'x.gz')], { DATA_DIR: original });
    await held.release();
    expect(run.exitCode).toBe(1);
    expect(run.errors).toMatch(/^Another process is using .+\n$/);
  });
});

describe('a folder with data', () => {
  test('is not overwritten, unless that is asked for', async () => {
    const folder = join(scratch, 'used');
    const backend = await openBackend({ siteUrl, dataDir: folder });
    await backend.query(`insert into public.event_categories values ('Mine')`);
    await backend.close();

    const refused = await restore(folder);
    expect(refused.exitCode).toBe(1);
    expect(refused.errors).toBe(`There is data in ${folder} already. Add --force to replace it.\n`);
    const reopened = await openBackend({ siteUrl, dataDir: folder });
    expect(await reopened.query('select name from public.event_categories')).toEqual([
      { name: 'Mine' },
    ]);
    await reopened.close();

    expect(await restore(folder, '--force')).toMatchObject({ exitCode: 0 });
    expect(await contentsOf(folder)).toEqual(await contentsOf(original));
  });

  test.each([
    ['cut short', (file: string) => truncate(file, 5000)],
    ['no backup at all', (file: string) => writeFile(file, 'hello')],
  ])('is left alone by a file that is %s', async (_what, damage) => {
    const damaged = join(scratch, 'damaged.gz');
    await writeFile(damaged, await readFile(backup));
    await damage(damaged);
    const before = await contentsOf(original);
    const run = await runTool('restore', [damaged, '--force'], { DATA_DIR: original });
    expect(run.exitCode).toBe(1);
    expect(run.errors).toMatch(/damaged/);
    expect(await contentsOf(original)).toEqual(before);
  });
});
