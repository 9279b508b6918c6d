import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BufferedBlob } from './buffered-blob.ts';

const folder = fileURLToPath(
  new URL('../../node_modules/.cache/embedded-postgres/', import.meta.url),
);

/**
 * A database to start others from, made once and cached beside the packages. Where nothing can be written there, it is
 * made each time.
 *
 * `version` changes whenever another one would be made; only the last version of a kind is cached.
 */
export async function cachedCluster(
  kind: string,
  version: string,
  make: () => Promise<Blob>,
): Promise<Blob> {
  const name = `${kind}-${version}.tar`;
  const cached = await readFile(join(folder, name)).catch(() => undefined);
  if (cached) return new BufferedBlob(cached);

  const cluster = await make();
  await keep(name, cluster).catch(() => undefined);
  await removeOthers(kind, name).catch(() => undefined);
  return cluster;
}

/** In one step: other processes may make the same one, or read it. */
async function keep(name: string, cluster: Blob) {
  const unfinished = join(folder, `${name}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, new Uint8Array(await cluster.arrayBuffer()));
    await rename(unfinished, join(folder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function removeOthers(kind: string, name: string) {
  const others = (await readdir(folder)).filter(
    (other) => other.startsWith(`${kind}-`) && other.endsWith('.tar') && other !== name,
  );
  await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
}
