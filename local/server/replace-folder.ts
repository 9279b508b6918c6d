import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts the finished folder `fresh` in the place of `target`, in as good as one step, also on another disk. */
export async function replaceFolder(fresh: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const next = `${target}.next`;
  const previous = `${target}.previous`;
  await rm(next, { recursive: true, force: true });
  await rm(previous, { recursive: true, force: true });
  await move(fresh, next);
  await rename(target, previous).catch(unless('ENOENT'));
  await rename(next, target);
  await rm(previous, { recursive: true, force: true });
}

async function move(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    unless('EXDEV')(error as NodeJS.ErrnoException);
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  }
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};
