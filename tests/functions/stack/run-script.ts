import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a script as `npm start` does, and gives what it said. */
export async function run(script: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    cwd: repository,
    env: { ...process.env, ...environment },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}
