import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { cachedCluster } from '../../../local/backend/cached-cluster.ts';
import { prepare } from '../../../local/backend/prepare.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let reading: Promise<Blob> | undefined;

/** A database with all migrations and without rows, to start others from. */
export const migratedCluster = (): Promise<Blob> => (reading ??= read());

async function read(): Promise<Blob> {
  return cachedCluster('migrated', await versionOfSources(), async () => {
    const database = await openEmbeddedDatabase();
    await prepare(database, { siteUrl: 'http://127.0.0.1' });
    const cluster = await database.dump();
    await database.close();
    return cluster;
  });
}

/** Changes with every file that could change what a migrated database holds. */
async function versionOfSources(): Promise<string> {
  const sources = ['supabase/migrations/*.sql', 'local/backend/*.ts', 'package-lock.json'];
  const files = await Array.fromAsync(glob(sources, { cwd: root }));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(`${root}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
