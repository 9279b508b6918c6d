import { sentenceFor } from './failure.ts';
import { onParentsEnd } from './parents-end.ts';
import { endOpenLine } from './stages.ts';

/** A second press of Ctrl-C counts only after this; terminals and npm may pass one press on twice. */
const patienceMilliseconds = 1000;

/**
 * Runs what `start` starts until Ctrl-C or a signal ends it, then exits with 0.
 *
 * A start that fails is reported in one sentence and exits with 1; a second Ctrl-C does not wait any longer.
 */
export async function runInForeground(
  start: (signal: AbortSignal) => Promise<{ stop(): Promise<void> }>,
): Promise<never> {
  const stopping = abortOnSignals();
  try {
    const running = await start(stopping);
    await new Promise<void>((resolve) => {
      if (stopping.aborted) resolve();
      else stopping.addEventListener('abort', () => resolve());
    });
    process.stdout.write('\nStopping …\n');
    await running.stop();
  } catch (error) {
    if (!stopping.aborted) exitWith(error);
  }
  process.exit(0);
}

/** Runs `work` to its end and exits with 0; stopped by a signal it exits with 130, failing with 1 and one sentence. */
export async function runToEnd(work: (signal: AbortSignal) => Promise<void>): Promise<never> {
  const stopping = abortOnSignals();
  try {
    await work(stopping);
  } catch (error) {
    if (stopping.aborted) process.exit(130);
    exitWith(error);
  }
  process.exit(0);
}

function abortOnSignals(): AbortSignal {
  const stopping = new AbortController();
  let askedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) {
        askedAt = performance.now();
        stopping.abort();
      } else if (performance.now() - askedAt > patienceMilliseconds) process.exit(130);
    });
  }
  onParentsEnd(() => stopping.abort());
  // The terminal may be gone when the last lines are written.
  process.stdout.on('error', () => undefined);
  return stopping.signal;
}

function exitWith(failure: unknown): never {
  endOpenLine();
  process.stderr.write(`${sentenceFor(failure)}\n`);
  process.exit(1);
}
