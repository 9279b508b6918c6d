import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * An empty Postgres as PGlite makes it, to start others from.
 *
 * Making one takes longer than all the rest of a start, so it is made once per version of PGlite and kept beside
 * the packages. Where nothing can be written there, it is made each time.
 */
export async function emptyCluster(): Promise<Blob> {
  const file = pathTo(`node_modules/.cache/embedded-postgres/${await pgliteVersion()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);

  const postgres = await PGlite.create();
  const cluster = await postgres.dumpDataDir('none');
  await postgres.close();
  await keep(file, cluster).catch(() => undefined);
  return cluster;
}

async function keep(file: string, cluster: Blob) {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, new Uint8Array(await cluster.arrayBuffer()));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function pgliteVersion(): Promise<string> {
  const description = await readFile(
    pathTo('node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  return (JSON.parse(description) as { version: string }).version;
}
