import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';
import type { BackendForPages } from '../stack.ts';
import { buildSite, siteVariables } from './astro.ts';
import { cachedRowsIn, recordOf } from './build-record.ts';
import { versionOfInputs } from './site-inputs.ts';

export interface SiteBuilder {
  /** The folder of the site as it should be now; builds it when there is none yet. */
  build(backend: BackendForPages, signal: AbortSignal): Promise<string>;
}

/**
 * Keeps the builds of a data folder in folders named after what they were made of, so that an unchanged site is never
 * built twice, and a build that fails or is stopped leaves the one before as it was.
 */
export function createSiteBuilder(
  dataDir: string,
  print: (text: string) => void = () => {},
): SiteBuilder {
  const builds = join(dataDir, 'site');
  let current: string | undefined;

  return {
    build: async ({ siteUrl, backendUrl, anonKey, query }, signal) => {
      const snapshotFile = join(dataDir, 'snapshot.json');
      const turnstile = process.env['PUBLIC_TURNSTILE_SITE_KEY'] ?? '';
      const askedAt = new Date();
      // The backend's address is another one at every start, and is not in the pages.
      const version = await versionOfInputs(query, { siteUrl, anonKey, turnstile });
      const folder = join(builds, version);
      const found = await recordOf(folder);
      // With rows of an earlier build in it, it is not what these inputs make.
      if (found && !found.cached) {
        await stampBuild(folder, askedAt);
      } else {
        const variables = siteVariables({ siteUrl, backendUrl, anonKey, snapshotFile });
        await buildSite(folder, variables, signal);
        const lines = await cachedRowsIn(folder);
        if (lines) print(lines);
      }
      await removeAllBut(builds, [folder, current]);
      current = folder;
      return folder;
    },
  };
}

/** Pages that would be built the same again hold what there is now: someone who asked for a build sees that it is done. */
export const stampBuild = (folder: string, builtAt: Date): Promise<void> =>
  writeFile(join(folder, buildRecordPath), JSON.stringify({ builtAt: builtAt.toISOString() }));

/** The build that is being served stays until the next one: requests may still be reading it. */
async function removeAllBut(builds: string, used: (string | undefined)[]) {
  await mkdir(builds, { recursive: true });
  const folders = (await readdir(builds)).map((name) => join(builds, name));
  const unused = folders.filter((folder) => !used.includes(folder));
  await Promise.all(unused.map((folder) => rm(folder, { recursive: true, force: true })));
}
