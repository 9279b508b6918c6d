import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUseError } from './backend-error.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Holds the data folder for this process, so that no two processes ever open one PGlite folder.
 *
 * The lock is the operating system's own lock on an SQLite file: it ends with the process, however that ends, so
 * a lock can never be left behind and no process id has to be guessed about.
 */
export function lockFolder(dataDir: string): FolderLock {
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (!isHeldByAnother(error)) throw error;
    throw new FolderInUseError(dataDir);
  }
  return { release: () => file.close() };
}

const SQLITE_BUSY = 5;
const isHeldByAnother = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
