import { copyFileSync, linkSync, rmSync } from 'node:fs';

/** Puts a file that is cached from build to build into the site: as a second name where both are on one disk. */
export function linkOrCopy(cached: string, file: string): void {
  try {
    linkSync(cached, file);
  } catch {
    // The old file may be a second name of a cached file, so it is removed, not written over.
    rmSync(file, { force: true });
    copyFileSync(cached, file);
  }
}
