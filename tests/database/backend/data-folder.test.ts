import { access, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useDataFolders } from '../support/data-folder.ts';

const { newFolder, openIn } = useDataFolders();

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('what was stored is there after the next start, and the keys are the same', async () => {
  const folder = await newFolder();
  const first = await openIn(folder);
  await first.query(`insert into public.event_categories values ('Workshop')`);
  await first.close();

  const second = await openIn(folder);
  expect(await second.query('select name from public.event_categories')).toEqual([
    { name: 'Workshop' },
  ]);
  expect(second.serviceKey).toBe(first.serviceKey);
  expect(second.anonKey).toBe(first.anonKey);
});

test('the keys of two folders differ, and only their owner reads them', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  const keys = [(await openIn(one)).serviceKey, (await openIn(other)).serviceKey];
  expect(new Set(keys).size).toBe(2);
  expect((await stat(join(one, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('a second start on the same folder is refused in one sentence and harms nothing', async () => {
  const folder = await newFolder();
  const backend = await openIn(folder);
  await expect(openIn(folder)).rejects.toThrow(/^Another process is using .+\.$/);
  await backend.query(`insert into public.event_categories values ('Workshop')`);
  await backend.close();
  await expect(openIn(folder)).resolves.toBeDefined();
});

test('a start after an unclean stop copies the database first', async () => {
  const folder = await newFolder();
  await (await openIn(folder)).close();
  const copy = join(folder, 'postgres.before-recovery');
  expect(await isThere(copy)).toBe(false);

  await writeFile(join(folder, 'running'), '1\n');
  await (await openIn(folder)).close();
  expect(await isThere(join(copy, 'PG_VERSION'))).toBe(true);
});

test('a first start that was killed half way leaves nothing in the way', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true });
  await expect(openIn(folder)).resolves.toBeDefined();
  expect(await isThere(join(folder, 'postgres.new'))).toBe(false);
});

test('a half-copied folder is refused in one sentence and left as it is', async () => {
  const folder = await newFolder();
  await (await openIn(folder)).close();
  await rm(join(folder, 'postgres', 'global', 'pg_control'));
  await expect(openIn(folder)).rejects.toThrow(/is incomplete \(global\/pg_control is missing\)/);
  expect(await isThere(join(folder, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(await isThere(join(folder, 'postgres', 'global', 'pg_control'))).toBe(false);
});

test('keys without their database are not taken for a first start', async () => {
  const folder = await newFolder();
  await (await openIn(folder)).close();
  await rm(join(folder, 'postgres'), { recursive: true });
  await expect(openIn(folder)).rejects.toThrow(
    /^The database folder .+ is missing, but keys of earlier data are there\. .+npm run restore/,
  );
  expect(await isThere(join(folder, 'postgres'))).toBe(false);
});

test('a file in the place of the folder is refused in one sentence', async () => {
  const file = join(await newFolder(), 'file');
  await writeFile(file, '');
  await expect(openIn(file)).rejects.toThrow(/cannot be written to/);
});

test('unreadable keys are refused in one sentence', async () => {
  const folder = await newFolder();
  await (await openIn(folder)).close();
  await writeFile(join(folder, 'keys.json'), '{');
  await expect(openIn(folder)).rejects.toThrow(/keys\.json cannot be read/);
});

test('a start that failed gives the folder back', async () => {
  const folder = await newFolder();
  await (await openIn(folder)).close();
  const keys = await readFile(join(folder, 'keys.json'), 'utf8');
  await writeFile(join(folder, 'keys.json'), '{');
  await expect(openIn(folder)).rejects.toThrow();
  await writeFile(join(folder, 'keys.json'), keys);
  await expect(openIn(folder)).resolves.toBeDefined();
});
