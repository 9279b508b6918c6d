import { spawn } from 'node:child_process';
import { access, chmod, copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, type Folder } from './fixture.ts';

const script = fileURLToPath(new URL('../../../tools/ensure-installed.mjs', import.meta.url));

const lock = (versionOfStripe: string) => ({
  packages: {
    '': { name: 'site' },
    'node_modules/stripe': { version: versionOfStripe },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
  },
});

// Does to node_modules what npm does, and writes down what it was asked for.
const pretendedNpm = `#!/bin/sh
echo "$1 $2" >> npm-calls
[ -f npm-is-broken ] && exit 1
if [ "$1" = ci ]; then
  rm -rf node_modules && mkdir -p node_modules/.bin
  cp package-lock.json node_modules/.package-lock.json
fi
[ "$1" = rebuild ] && ln -s "$REAL_NODE" node_modules/.bin/node
exit 0
`;

let project: Folder;
const inProject = (...path: string[]) => join(project.path, ...path);
const writeLock = (name: string, content: unknown) =>
  writeFile(inProject(name), JSON.stringify(content, null, 1));

beforeEach(async () => {
  project = await temporaryFolder();
  await mkdir(inProject('tools'));
  await mkdir(inProject('commands'));
  await copyFile(script, inProject('tools/ensure-installed.mjs'));
  await writeFile(inProject('commands/npm'), pretendedNpm);
  await chmod(inProject('commands/npm'), 0o755);
  for (const tool of ['cp', 'ln', 'mkdir', 'rm']) {
    await symlink(`/bin/${tool}`, inProject('commands', tool));
  }
  await writeLock('package.json', { allowScripts: { node: true, sharp: false } });
  await writeLock('package-lock.json', lock('1.0.0'));
});
afterEach(() => project.remove());

/** Runs the installer as a `pre` script of npm does, with npm itself pretended. */
function install() {
  const child = spawn(process.execPath, ['tools/ensure-installed.mjs'], {
    cwd: project.path,
    // No other npm is in reach.
    env: { PATH: inProject('commands'), REAL_NODE: process.execPath },
  });
  const ended = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text));
  return new Promise<typeof ended & { code: number | null }>((resolve) =>
    child.once('close', (code) => resolve({ ...ended, code })),
  );
}
const npmCalls = () => readFile(inProject('npm-calls'), 'utf8').catch(() => '');

test('in a fresh copy the packages and the Node of the project are installed', async () => {
  const { out, code } = await install();
  expect(await npmCalls()).toBe('ci --ignore-scripts\nrebuild node\n');
  expect(out).toMatch(/Packages installed/);
  expect(code).toBe(0);
  await expect(access(inProject('node_modules/.bin/node'))).resolves.toBeUndefined();
});

test('nothing is installed twice, and nothing is said then', async () => {
  await install();
  await rm(inProject('npm-calls'));
  expect(await install()).toEqual({ out: '', err: '', code: 0 });
  expect(await npmCalls()).toBe('');
});

test('packages that someone installed with npm itself are good enough', async () => {
  await mkdir(inProject('node_modules/.bin'), { recursive: true });
  await symlink(process.execPath, inProject('node_modules/.bin/node'));
  await writeLock('node_modules/.package-lock.json', {
    packages: { 'node_modules/stripe': { version: '1.0.0' } },
  });
  expect((await install()).code).toBe(0);
  expect(await npmCalls()).toBe('');
});

test('a record of npm that cannot be read counts as none', async () => {
  await mkdir(inProject('node_modules'));
  await writeFile(inProject('node_modules/.package-lock.json'), '{"packages":');
  expect((await install()).code).toBe(0);
  expect(await npmCalls()).toBe('ci --ignore-scripts\nrebuild node\n');
});

test('a changed lock file is installed', async () => {
  await install();
  await rm(inProject('npm-calls'));
  await writeLock('package-lock.json', lock('2.0.0'));
  await install();
  expect(await npmCalls()).toBe('ci --ignore-scripts\nrebuild node\n');
});

test('an installation that fails is reported in one sentence, and is tried again the next time', async () => {
  await writeFile(inProject('npm-is-broken'), '');
  const { err, code } = await install();
  expect(err).toBe('The packages could not be installed: npm ci ended with code 1.\n');
  expect(code).toBe(1);
  await rm(inProject('npm-is-broken'));
  expect((await install()).code).toBe(0);
});

test('without npm it says where to get it', async () => {
  await rm(inProject('commands/npm'));
  const { err, code } = await install();
  expect([err, code]).toEqual([
    'npm was not found. Install Node.js from https://nodejs.org, then try again.\n',
    1,
  ]);
});
