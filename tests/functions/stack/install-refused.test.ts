import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everything, installerProject } from './installer-project.ts';

let project: Awaited<ReturnType<typeof installerProject>>;
beforeEach(async () => {
  project = await installerProject();
});
afterEach(() => project.remove());

describe('A Node that is too old for the packages', () => {
  test.each(['16.20.2', '18.20.8', '20.17.0', '20.18.3', '21.7.3', '22.11.0'])(
    'such as %s ends before the install, in one sentence with what to do',
    async (version) => {
      const { err, out, code } = await project.install({ NODE_OF_NPM: version });
      expect(err).toBe(
        `Node ${version} is too old to install the packages of this site: get Node 24 (at least 20.19 or 22.12) from https://nodejs.org, then try again.\n`,
      );
      expect([out, code, await project.npmCalls()]).toEqual(['', 1, '']);
    },
  );

  test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0', '100.0.0'])(
    'is not %s',
    async (version) => {
      expect((await project.install({ NODE_OF_NPM: version })).code).toBe(0);
    },
  );

  test('keeps nobody from working with what is installed', async () => {
    await project.install();
    expect(await project.install({ NODE_OF_NPM: '18.20.8' })).toEqual({
      out: '',
      err: '',
      code: 0,
    });
  });
});

describe('Packages without the programs of this machine', () => {
  test('are named, and are installed the next time', async () => {
    await project.setNpm('offline');
    const { err, code } = await project.install();
    expect(err).toBe(
      `npm has left out node_modules/program, a program for ${process.platform} ${process.arch}. Check the connection, then try again.\n`,
    );
    expect(code).toBe(1);
    await project.mendNpm('offline');
    await project.forgetCalls();
    expect((await project.install()).code).toBe(0);
    expect(await project.npmCalls()).toBe(everything);
  });

  test('are not taken for good because an earlier installer said so', async () => {
    await project.install();
    await rm(project.path('node_modules/program'), { recursive: true });
    await project.forgetCalls();
    await project.install();
    expect(await project.npmCalls()).toBe(everything);
  });

  test('are not taken for good because they are those of another machine', async () => {
    await project.install();
    const stamp = project.path('node_modules/.installed-lock');
    await writeFile(stamp, (await readFile(stamp, 'utf8')).replace(process.platform, 'beos'));
    await rm(project.path('node_modules/program'), { recursive: true });
    await project.forgetCalls();
    await project.install();
    expect(await project.npmCalls()).toBe(everything);
  });
});

test.each(['prestart', 'predev', 'prepreview'])(
  'a taken port is told before the install (%s)',
  async (script) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const variables = { npm_lifecycle_event: script, PORT: String(port) };
    const { err, code } = await project.install(variables);
    expect(err).toMatch(/^Port \d+ is already in use\. Stop what uses it, or [^\n]+\.\n$/);
    expect([code, await project.npmCalls()]).toEqual([1, '']);
    // Who serves nothing needs none.
    expect((await project.install({ ...variables, npm_lifecycle_event: 'prebuild' })).code).toBe(0);
    other.close();
  },
);

test('a port that makes no sense is told before the install', async () => {
  const { err } = await project.install({ npm_lifecycle_event: 'prestart', PORT: '8o80' });
  expect(err).toBe('PORT must be a whole number from 1 to 65532.\n');
  expect(await project.npmCalls()).toBe('');
});

test('Ctrl-C during the install is answered at once, and the next start installs everything', async () => {
  await project.setNpm('slow');
  const { child, end } = project.start();
  await expect.poll(project.npmCalls, { timeout: 20_000 }).toContain('ci');
  child.kill('SIGINT');
  const { err, code } = await end;
  expect(err).toBe('\nStopped before the packages were complete. The next start installs them.\n');
  expect(code).toBe(130);
  await project.mendNpm('slow');
  await project.forgetCalls();
  expect((await project.install()).code).toBe(0);
  expect(await project.npmCalls()).toBe(everything);
});

test('install scripts that were interrupted run again, without another download', async () => {
  await project.install();
  await writeFile(project.path('node_modules/.installed-lock'), 'unfinished');
  await project.forgetCalls();
  expect((await project.install()).code).toBe(0);
  expect(await project.npmCalls()).toBe('rebuild node\n');
});
