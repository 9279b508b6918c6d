import { join } from 'node:path';
import { type FileLock, tryLock } from '../file-lock.ts';
import { FolderInUseError } from './backend-error.ts';

/** Holds the data folder for this process, so that no two processes ever open one PGlite folder. */
export function lockFolder(dataDir: string): FileLock {
  const lock = tryLock(join(dataDir, 'lock'));
  if (!lock) throw new FolderInUseError(dataDir);
  return lock;
}
