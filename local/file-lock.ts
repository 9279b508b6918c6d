import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

export interface FileLock extends Disposable {
  release(): void;
}

/**
 * Locks the file for this process, or says that another holds it (undefined).
 *
 * The lock is the operating system's own lock on an SQLite file: it ends with the process, however that ends, so
 * a lock can never be left behind and no process id has to be guessed about.
 */
export function tryLock(path: string): FileLock | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (!isHeldByAnother(error)) throw error;
    return;
  }
  const release = () => file.close();
  return { release, [Symbol.dispose]: release };
}

/** Waits for as long as others hold it, or until `signal` aborts. */
export async function lockInTurn(path: string, signal?: AbortSignal): Promise<FileLock> {
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryLock(path);
    if (lock) return lock;
    await wait(100, undefined, { signal });
  }
}

const SQLITE_BUSY = 5;
const isHeldByAnother = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
