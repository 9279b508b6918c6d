import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, type Folder } from './fixture.ts';

const foreground = new URL('../../../local/server/foreground.ts', import.meta.url).href;

let folder: Folder;
let script: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  script = join(folder.path, 'wait.ts');
  await writeFile(
    script,
    `import { runInForeground } from '${foreground}';
     await runInForeground(async () => {
       const waiting: NodeJS.Timeout = setInterval(() => {}, 1000);
       console.log('waiting');
       return { stop: async () => { clearInterval(waiting); console.log('stopped'); } };
     });`,
  );
});
afterEach(() => folder.remove());

/** Sends a signal to the command when the script waits, and gives what was said until everything had ended. */
async function signalled(command: string, parameters: string[], signal: NodeJS.Signals) {
  const child = spawn(command, parameters, {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
  });
  let out = '';
  // The output closes when the last process that writes to it has ended.
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.includes('waiting')) resolve();
    });
  });
  child.kill(signal);
  return { code: await closed, out };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops everything in order',
  async (signal) => {
    const { code, out } = await signalled(process.execPath, [script], signal);
    expect(out).toBe('waiting\n\nStopping …\nstopped\n');
    expect(code).toBe(0);
  },
);

test('SIGTERM that only reaches the shell of npm stops everything in order too', async () => {
  const { out } = await signalled('/bin/sh', ['-c', '"$NODE" "$SCRIPT"; true'], 'SIGTERM');
  expect(out).toBe('waiting\n\nStopping …\nstopped\n');
});
