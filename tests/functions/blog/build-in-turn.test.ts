import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockInTurn, tryLock } from '../../../local/file-lock.ts';
import { buildSite } from '../../../local/server/astro.ts';
import { repositoryFolder } from '../../../local/server/repository.ts';
import { type Folder, temporaryFolder } from '../stack/fixture.ts';

let folder: Folder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** What a machine does that ends a process: Astro has no time to say a word about it. */
const endsAtOnce = { NODE_OPTIONS: '--import=data:text/javascript,process.exit(3)' };

test('a build that ends without giving a reason is reported with its exit code or signal', async () => {
  const built = buildSite(join(folder.path, 'site'), endsAtOnce);
  await expect(built).rejects.toThrow('The site could not be built: it ended with 3');
});

test('a build waits for the one before it, which shares its folders', async () => {
  await mkdir(join(repositoryFolder, '.astro'), { recursive: true });
  const before = await lockInTurn(join(repositoryFolder, '.astro/build.lock'));
  const built = buildSite(join(folder.path, 'site'), endsAtOnce).catch(() => 'ended');
  expect(await Promise.race([built, wait(1000, 'waits')])).toBe('waits');
  before.release();
  expect(await built).toBe('ended');
});

test('a build that is given up while it waits ends there', async () => {
  using _before = await lockInTurn(join(folder.path, 'lock'));
  const leaving = new AbortController();
  const turn = lockInTurn(join(folder.path, 'lock'), leaving.signal);
  leaving.abort();
  await expect(turn).rejects.toThrow('aborted');
});

test('a lock is held once, and free when it was released', async () => {
  const path = join(folder.path, 'lock');
  const lock = tryLock(path);
  expect(tryLock(path)).toBeUndefined();
  lock?.release();
  using again = tryLock(path);
  expect(again).toBeDefined();
});
