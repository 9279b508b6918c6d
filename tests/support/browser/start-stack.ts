import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProviderName } from '../../../local/server/payments.ts';
import type { StackInUse } from './stack-in-use.ts';

export interface RunningStack {
  stack: StackInUse;
  stop(): Promise<void>;
}

/** Patience with the start of a site that is built beside other tests, on the slowest machine seen so far. */
export const startMilliseconds = 300_000;

/**
 * Builds and starts the site for tests in a process of its own (serve-stack.ts), if wanted from more rows than the
 * sample data, building it again whenever that is asked for, with the pages of the site that runs already, or paid
 * through Razorpay.
 *
 * Throws, with all that was said, when the site does not build or the stack does not start.
 */
export async function startTestStack(
  ...extras: ('more-rows' | 'rebuilds' | 'same-pages' | ProviderName)[]
): Promise<RunningStack> {
  const child = fork(fileURLToPath(new URL('serve-stack.ts', import.meta.url)), extras, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const exited = once(child, 'exit');
  const ready = once(child, 'message').then(([message]) => message as StackInUse);
  const stack = await Promise.race([ready, exited.then(() => undefined)]);
  if (!stack) throw new Error(`The site for the tests did not start.\n${said.join('')}`);
  return {
    stack,
    async stop() {
      // It may have ended by itself, as when all are told to stop.
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
