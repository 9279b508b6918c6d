import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file in one step, so that a build that is stopped, or a disk that is full, leaves the old file. Builds that run side by
 * side may write the same file.
 */
export async function writeAtomic(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(content);
      // Without it, a power cut may leave the new name with nothing in it.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
