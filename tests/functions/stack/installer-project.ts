import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './fixture.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const installer = ['tools/ensure-installed.mjs', 'tools/install', 'local/server/port.mjs'];

const program = { version: '1.0.0', optional: true };
export const lock = (versionOfStripe: string) => ({
  packages: {
    '': { name: 'site' },
    'node_modules/stripe': { version: versionOfStripe },
    'node_modules/program': { ...program, os: [process.platform], cpu: [process.arch] },
    'node_modules/of-another-system': { ...program, os: ['!linux', '!darwin', '!win32'] },
  },
});

// Does to node_modules what npm does, and writes down what it was asked for.
const pretendedNpm = `#!/bin/sh
[ "$1" = version ] && echo "{\\"node\\":\\"$NODE_OF_NPM\\"}" && exit 0
echo "$1 $2" >> npm-calls
[ -f npm-is-broken ] && exit 1
[ -f npm-is-slow ] && sleep 60
if [ "$1" = ci ]; then
  rm -rf node_modules && mkdir -p node_modules/.bin node_modules/program
  [ -f npm-is-offline ] || echo {} > node_modules/program/package.json
  cp package-lock.json node_modules/.package-lock.json
fi
[ "$1" = rebuild ] && ln -sf "$REAL_NODE" node_modules/.bin/node
exit 0
`;

/** What the installer does in an empty repository with this lock file: everything. */
export const everything = 'ci --ignore-scripts\nrebuild node\n';

interface Ended {
  out: string;
  err: string;
  code: number | null;
}

/** A repository with the installer and a pretended npm in it. Files named `npm-is-…` say how that npm is. */
export async function installerProject() {
  const project = await temporaryFolder();
  const path = (...parts: string[]) => join(project.path, ...parts);
  const writeJson = (name: string, content: unknown) =>
    writeFile(path(name), JSON.stringify(content, null, 1));

  for (const part of installer) {
    await mkdir(dirname(path(part)), { recursive: true });
    await cp(join(repository, part), path(part), { recursive: true });
  }
  await mkdir(path('commands'));
  await writeFile(path('commands/npm'), pretendedNpm);
  await chmod(path('commands/npm'), 0o755);
  for (const tool of ['cp', 'ln', 'mkdir', 'rm', 'sleep']) {
    await symlink(`/bin/${tool}`, path('commands', tool));
  }
  await writeFile(path('.nvmrc'), '24\n');
  await writeJson('package.json', {
    engines: { node: '^20.19.0 || >=22.12.0' },
    allowScripts: { node: true, sharp: false },
  });
  await writeJson('package-lock.json', lock('1.0.0'));

  /** Runs the installer as a `pre` script of npm does. */
  const start = (variables: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['tools/ensure-installed.mjs'], {
      cwd: project.path,
      env: {
        // No other npm is in reach.
        PATH: path('commands'),
        REAL_NODE: process.execPath,
        NODE_OF_NPM: '22.12.0',
        ...variables,
      },
    });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    const end = new Promise<Ended>((resolve) =>
      child.once('close', (code) => resolve({ ...said, code })),
    );
    return { child, end };
  };

  return {
    path,
    writeJson,
    start,
    install: (variables?: Record<string, string>) => start(variables).end,
    npmCalls: () => readFile(path('npm-calls'), 'utf8').catch(() => ''),
    forgetCalls: () => rm(path('npm-calls')),
    setNpm: (state: 'broken' | 'slow' | 'offline') => writeFile(path(`npm-is-${state}`), ''),
    mendNpm: (state: 'broken' | 'slow' | 'offline') => rm(path(`npm-is-${state}`)),
    remove: project.remove,
  };
}
