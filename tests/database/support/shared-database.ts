import type { Database, Queries } from '../../../local/backend/database.ts';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { prepare } from '../../../local/backend/prepare.ts';
import type { ServeOptions } from '../../../local/backend/serve.ts';
import { migratedCluster } from './migrated-cluster.ts';
import { rightsIn } from './rights.ts';

interface SharedDatabase {
  database: Database;
  /** What decides who may do what, as it was at the start. */
  rights: string[];
  /** The rows that the migrations put in, as JSON, of each table that has some. */
  rows: Map<string, string>;
}

let free: SharedDatabase | undefined;

/**
 * A migrated database in memory, the same one for all test files of a process: to open one takes seconds.
 *
 * Closing it empties it for the next file. One whose rights, functions or triggers were changed is closed for good.
 */
export async function takeDatabase(options: ServeOptions): Promise<Database> {
  const waiting = free;
  free = undefined;
  const taken = waiting ?? (await openNew(options));
  return { ...taken.database, close: () => giveBack(taken) };
}

async function openNew(options: ServeOptions): Promise<SharedDatabase> {
  const database = await openEmbeddedDatabase(undefined, await migratedCluster());
  // Without the sample rows that one of its users may want.
  await prepare(database, { siteUrl: options.siteUrl });
  return { database, rights: await rightsIn(database), rows: await rowsIn(database) };
}

async function giveBack(given: SharedDatabase): Promise<void> {
  const { database, rights, rows } = given;
  if (free !== undefined || !sameLines(await rightsIn(database), rights)) return database.close();
  await database.transaction(async (queries) => {
    await queries.query(`truncate ${(await tablesIn(queries)).join(', ')} restart identity`);
    for (const [table, json] of rows) {
      await queries.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [json],
      );
    }
  });
  free = given;
}

async function rowsIn(database: Queries): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of await tablesIn(database)) {
    const [row] = await database.query<{ json: string | null }>(
      `select jsonb_agg(to_jsonb(t))::text as json from ${table} as t`,
    );
    if (row?.json) found.set(table, row.json);
  }
  return found;
}

async function tablesIn(database: Queries): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not like 'pg\\_%' and schemaname <> 'information_schema'`,
  );
  return tables.map(({ name }) => name);
}

const sameLines = (some: string[], others: string[]) => some.join('\n') === others.join('\n');
