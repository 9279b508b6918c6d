import { access, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everything, installerProject, lock } from './installer-project.ts';

let project: Awaited<ReturnType<typeof installerProject>>;
beforeEach(async () => {
  project = await installerProject();
});
afterEach(() => project.remove());

test('in a fresh copy the packages and the Node of the project are installed', async () => {
  const { out, code } = await project.install();
  expect(await project.npmCalls()).toBe(everything);
  expect(out).toMatch(/Packages installed/);
  expect(code).toBe(0);
  await expect(access(project.path('node_modules/.bin/node'))).resolves.toBeUndefined();
});

test('nothing is installed twice, and nothing is said then', async () => {
  await project.install();
  await project.forgetCalls();
  expect(await project.install()).toEqual({ out: '', err: '', code: 0 });
  expect(await project.npmCalls()).toBe('');
});

test('packages that someone installed with npm itself are good enough', async () => {
  await mkdir(project.path('node_modules/.bin'), { recursive: true });
  await symlink(process.execPath, project.path('node_modules/.bin/node'));
  const { 'node_modules/stripe': stripe, 'node_modules/program': installed } =
    lock('1.0.0').packages;
  await project.writeJson('node_modules/.package-lock.json', {
    packages: { 'node_modules/stripe': stripe, 'node_modules/program': installed },
  });
  await mkdir(project.path('node_modules/program'));
  await project.writeJson('node_modules/program/package.json', {});
  expect((await project.install()).code).toBe(0);
  expect(await project.npmCalls()).toBe('');
});

test('a record of npm that cannot be read counts as none', async () => {
  await mkdir(project.path('node_modules'));
  await writeFile(project.path('node_modules/.package-lock.json'), '{"packages":');
  expect((await project.install()).code).toBe(0);
  expect(await project.npmCalls()).toBe(everything);
});

test('a changed lock file is installed', async () => {
  await project.install();
  await project.forgetCalls();
  await project.writeJson('package-lock.json', lock('2.0.0'));
  await project.install();
  expect(await project.npmCalls()).toBe(everything);
});

test('an installation that fails is reported in one sentence, and is tried again the next time', async () => {
  await project.setNpm('broken');
  const { err, code } = await project.install();
  expect(err).toBe('The packages could not be installed: npm ci ended with code 1.\n');
  expect(code).toBe(1);
  await project.mendNpm('broken');
  expect((await project.install()).code).toBe(0);
});

test('without npm it says where to get it', async () => {
  await rm(project.path('commands/npm'));
  const { err, code } = await project.install();
  expect([err, code]).toEqual([
    'npm was not found. Install Node.js from https://nodejs.org, then try again.\n',
    1,
  ]);
});
