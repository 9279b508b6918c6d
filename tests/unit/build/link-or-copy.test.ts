import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkOrCopy } from '../../../src/build/files/link-or-copy.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const textOf = (name: string) => readFile(at(name), 'utf8');

test('a cached file is in the site', async () => {
  await writeFile(at('cached'), 'a cover');
  linkOrCopy(at('cached'), at('placed'));
  expect(await textOf('placed')).toBe('a cover');
});

test('placing another file over it changes no cached file', async () => {
  await writeFile(at('old'), 'the old cover');
  await writeFile(at('new'), 'the new cover');
  linkOrCopy(at('old'), at('placed'));
  linkOrCopy(at('new'), at('placed'));
  expect(await textOf('placed')).toBe('the new cover');
  expect(await textOf('old')).toBe('the old cover');
});

test('a file that is not in the cache is an error', () => {
  expect(() => linkOrCopy(at('missing'), at('placed'))).toThrow(/ENOENT/);
});
