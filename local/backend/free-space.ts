import { statfs } from 'node:fs/promises';
import { BackendError } from './backend-error.ts';

const megabyte = 1024 * 1024;

// PGlite spins for ever on a full disk and does not open again until there is room, so it must never get there.
const neededToStart = 300 * megabyte;
const neededToWrite = 100 * megabyte;

const recheckAfterMilliseconds = 1000;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function requireSpaceToStart(folder: string, extraBytes = 0): Promise<void> {
  const needed = neededToStart + extraBytes;
  const free = await freeBytes(folder);
  if (free >= needed) return;
  throw new BackendError(
    `The disk of ${folder} is nearly full: ${inMegabytes(free)} free, ${inMegabytes(needed)} needed. Make room, then start again.`,
  );
}

/** Tells whether the disk has room for another write; asks the system at most once a second. */
export function watchSpace(folder: string): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let hasRoom = true;
  return async () => {
    if (performance.now() - checkedAt > recheckAfterMilliseconds) {
      checkedAt = performance.now();
      hasRoom = (await freeBytes(folder)) >= neededToWrite;
    }
    return hasRoom;
  };
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
