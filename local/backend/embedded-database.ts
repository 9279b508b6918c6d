import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { BufferedBlob } from './buffered-blob.ts';
import type { Database, Queries } from './database.ts';
import { emptyCluster } from './empty-cluster.ts';
import { asHostedTimestamp } from './hosted-timestamp.ts';

export interface EmbeddedDatabase extends Database {
  /** A copy of all of it, to start others from. */
  dump(): Promise<Blob>;
}

/** Opens PGlite on a folder that createDatabaseFolder made, or as a copy of a cluster in memory when there is none. */
export async function openEmbeddedDatabase(
  folder?: string,
  cluster?: Blob,
): Promise<EmbeddedDatabase> {
  const connection = await createPgliteConnection({
    ...(folder !== undefined && { url: folder }),
    pgliteOptions: {
      ...(await engine()),
      parsers: { [types.TIMESTAMPTZ]: asHostedTimestamp },
      ...(folder === undefined && { loadDataDir: cluster ?? (await emptyCluster()) }),
    },
  });
  const postgres = connection.driver;
  await postgres.waitReady;
  return {
    connection,
    ...queriesOn(postgres),
    transaction: (work) => postgres.transaction((transaction) => work(queriesOn(transaction))),
    dump: async () => {
      // A copy without it would run again, at each start, all that was written.
      await postgres.exec('checkpoint');
      return postgres.dumpDataDir('none');
    },
    close: () => connection.close(),
  };
}

/** Makes a database folder that is complete and closed: empty, or a copy of a cluster. */
export async function createDatabaseFolder(folder: string, cluster?: Blob): Promise<void> {
  const postgres = await PGlite.create(folder, {
    ...(await engine()),
    loadDataDir: cluster ?? (await emptyCluster()),
  });
  await postgres.close();
}

let loading: Promise<PGliteOptions> | undefined;

/**
 * What every database of this process shares. Held for as long as the process lives: V8 sometimes aborts as it frees
 * compiled WebAssembly ("jit_page_->allocations_.erase(addr) == 1", nodejs/node issue 64500).
 */
function engine(): Promise<PGliteOptions> {
  return (loading ??= loadEngine());
}

async function loadEngine(): Promise<PGliteOptions> {
  const read = (file: string) =>
    readFile(fileURLToPath(new URL(file, import.meta.resolve('@electric-sql/pglite'))));
  const [code, files] = await Promise.all([read('pglite.wasm'), read('pglite.data')]);
  return {
    pgliteWasmModule: await WebAssembly.compile(code),
    fsBundle: new BufferedBlob(files),
    // Postgres fills all of its 128 MB at the start; nobody here has so many rows.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  };
}

function queriesOn(postgres: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await postgres.query<Row>(sql, parameters)).rows,
    script: async (sql) => {
      await postgres.exec(sql);
    },
  };
}
