import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from './backend-error.ts';
import { howToRestore } from './data-folder.ts';
import type { Database, Queries } from './database.ts';

// A file that lost its end opens like any other: Postgres reads the rows that are left, and says nothing. Two things
// tell. An index still points at the rows that are gone, so that reading along it fails. And what was zeroed in the
// middle reads as free space, so the rows of each table are counted at a stop and compared at the next start.

type RowCounts = Record<string, number>;

interface Table {
  name: string;
  /** What orders its rows by its primary key. */
  key: string;
}

/**
 * Reads every row along its primary key. Throws a BackendError, one sentence, when a table cannot be read to its end, or
 * holds less than at the last stop; after an unclean one nobody counted.
 */
export async function requireAllRows(
  dataDir: string,
  database: Database,
  wasStoppedCleanly: boolean,
): Promise<void> {
  const file = join(dataDir, fileName);
  const counted = wasStoppedCleanly ? await readCounts(file) : {};
  await database.transaction(async (queries) => {
    await queries.script(alongIndexes);
    for (const { name, key } of await tablesOf(queries)) {
      const { rows, reason } = await readRows(queries, name, key);
      const expected = counted[name] ?? 0;
      if (rows === undefined) {
        throw new BackendError(
          `The table ${name} is damaged (${reason}). ${await howToRestore(dataDir)}`,
        );
      }
      if (rows >= expected) continue;
      throw new BackendError(
        `The table ${name} has ${rows} rows, and ${expected} when it was closed. ${await howToRestore(dataDir)} To go on with what is there, delete ${file}.`,
      );
    }
  });
  await forgetRows(dataDir);
}

/** Notes how many rows each table has, for the next start. A stop is not held up by what goes wrong here. */
export async function noteRows(dataDir: string, database: Database): Promise<void> {
  const file = join(dataDir, fileName);
  try {
    const counts: RowCounts = {};
    for (const { name } of await tablesOf(database)) {
      const [counted] = await database.query<{ rows: number }>(
        `select count(*)::integer as rows from ${name}`,
      );
      counts[name] = counted?.rows ?? 0;
    }
    await writeFile(`${file}.new`, `${JSON.stringify(counts, null, 2)}\n`);
    await rename(`${file}.new`, file);
  } catch {
    await Promise.all([file, `${file}.new`].map((path) => rm(path, { force: true }))).catch(
      () => undefined,
    );
  }
}

/** For another database in the place of the one that was counted. */
export const forgetRows = (dataDir: string): Promise<void> =>
  rm(join(dataDir, fileName), { force: true });

const fileName = 'rows.json';

const alongIndexes = ['seqscan', 'bitmapscan', 'indexonlyscan', 'sort', 'incremental_sort']
  .map((way) => `set local enable_${way} = off`)
  .join(';\n');

async function tablesOf(queries: Queries): Promise<Table[]> {
  return queries.query<Table>(`
    select
      format('%I.%I', schema.nspname, class.relname) as name,
      string_agg(quote_ident(attname), ', ' order by array_position(indkey::smallint[], attnum)) as key
    from pg_class as class
    join pg_namespace as schema on schema.oid = class.relnamespace
    join pg_index on indrelid = class.oid and indisprimary
    join pg_attribute on attrelid = class.oid and attnum = any (indkey)
    where class.relkind = 'r' and schema.nspname in ('auth', 'private', 'public')
    group by 1
    order by 1
  `);
}

/** The text of a row needs what is stored apart from it, too: long articles and pictures. */
async function readRows(queries: Queries, name: string, key: string) {
  try {
    const [read] = await queries.query<{ rows: number }>(
      `select count(whole)::integer as rows
       from (select t::text as whole from ${name} as t order by ${key} offset 0) as everything`,
    );
    return { rows: read?.rows ?? 0 };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

async function readCounts(file: string): Promise<RowCounts> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RowCounts;
  } catch {
    return {};
  }
}
