import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from '../../../local/backend/backend.ts';
import { buildSite, siteVariables } from '../../../local/server/astro.ts';
import { serveHttp } from '../../../local/server/http-server.ts';
import { plainRows } from './plain-rows.ts';
import type { HostileRows } from './row-words.ts';
import { hostileRows } from './rows.ts';
import { storeRows } from './store-rows.ts';

export const siteUrl = 'https://mentor.example';

export interface TwinSites {
  /** Holds both. */
  folder: string;
  rows: HostileRows;
  hostile: string;
  plainRows: HostileRows;
  plain: string;
  remove(): Promise<void>;
}

/** Builds the site twice, from hostile rows and from the same rows with plain words. */
export async function buildTwins(options: { strings: number; seed: number }): Promise<TwinSites> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-site-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  await using cleanup = new AsyncDisposableStack();
  const backend = await openBackend({ siteUrl });
  cleanup.defer(() => backend.close());
  const server = await serveHttp({ port: 0, handle: (request) => backend.fetch(request) });
  cleanup.defer(() => server.close());

  const now = Date.now();
  const build = async (name: string, rows: HostileRows) => {
    await storeRows(backend.query, rows, now);
    const target = join(folder, name);
    const variables = siteVariables({
      siteUrl,
      backendUrl: `http://127.0.0.1:${server.port}`,
      anonKey: backend.anonKey,
      snapshotFile: join(folder, `${name}.json`),
    });
    await buildSite(target, variables);
    return target;
  };
  try {
    const rows = await hostileRows(backend.query, options);
    const hostile = await build('hostile', rows);
    const twins = plainRows(rows);
    return { folder, rows, hostile, plainRows: twins, plain: await build('plain', twins), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
