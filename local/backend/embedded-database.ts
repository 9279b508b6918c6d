import { PGlite, types } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Database, Queries } from './database.ts';
import { emptyCluster } from './empty-cluster.ts';
import { asHostedTimestamp } from './hosted-timestamp.ts';

/** Opens PGlite on a folder that createDatabaseFolder made, or empty and in memory when there is none. */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(folder !== undefined && { url: folder }),
    pgliteOptions: {
      parsers: { [types.TIMESTAMPTZ]: asHostedTimestamp },
      ...(folder === undefined && { loadDataDir: await emptyCluster() }),
    },
  });
  const postgres = connection.driver;
  await postgres.waitReady;
  return {
    connection,
    ...queriesOn(postgres),
    transaction: (work) => postgres.transaction((transaction) => work(queriesOn(transaction))),
    close: () => connection.close(),
  };
}

/** Makes an empty database folder that is complete and closed. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const postgres = await PGlite.create(folder, { loadDataDir: await emptyCluster() });
  await postgres.close();
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
