import { copyFileSync, linkSync, rmSync } from 'node:fs';

/** Puts a file that is cached from build to build into the site: as a second name where both lie on one disk. */
export function linkOrCopy(cached: string, file: string): void {
  try {
    linkSync(cached, file);
  } catch {
    // What stands there may be a second name as well: it is taken away, not written over.
    rmSync(file, { force: true });
    copyFileSync(cached, file);
  }
}
