import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what builds left behind that were killed: their folders are named `build-<process id>-…`. */
export async function removeAbandonedBuilds(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('build-'));
  const abandoned = names.filter((name) => !isRunning(Number(name.split('-')[1])));
  await Promise.all(
    abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    // Signal 0 only asks whether the process is there.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
