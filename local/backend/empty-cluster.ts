import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { cachedCluster } from './cached-cluster.ts';

/** An empty Postgres as PGlite makes it. Making one takes longer than all the rest of a start. */
export async function emptyCluster(): Promise<Blob> {
  return cachedCluster('empty', await pgliteVersion(), async () => {
    const postgres = await PGlite.create();
    const cluster = await postgres.dumpDataDir('none');
    await postgres.close();
    return cluster;
  });
}

async function pgliteVersion(): Promise<string> {
  const path = '../../node_modules/@electric-sql/pglite/package.json';
  const description = await readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}
