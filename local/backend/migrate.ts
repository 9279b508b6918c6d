import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from './backend-error.ts';
import type { Database, Queries } from './database.ts';

interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

// The table that Supabase's own tools keep, so that the two agree on what has been applied.
const historyTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );
`;

/**
 * Applies the migrations that this database has not seen, all of them or none.
 *
 * Throws a BackendError that names the file when one fails, or when one was edited after it was applied.
 */
export async function migrate(
  database: Database,
  migrationsDir: string,
  isWanted: (version: string) => boolean = () => true,
): Promise<void> {
  const migrations = (await readMigrations(migrationsDir)).filter(({ version }) =>
    isWanted(version),
  );
  await database.script(historyTable);
  const applied = await appliedMigrations(database);

  const edited = migrations.find(
    ({ version, sql }) => applied.has(version) && applied.get(version) !== sql,
  );
  if (edited) {
    throw new BackendError(
      `Migration ${edited.file} was changed after it had been applied here. Undo the change and add a new migration, or delete the data folder to start empty.`,
    );
  }

  const pending = migrations.filter(({ version }) => !applied.has(version));
  if (pending.length === 0) return;
  await database.transaction(async (queries) => {
    for (const migration of pending) await apply(queries, migration);
  });
}

async function apply(queries: Queries, { version, name, file, sql }: Migration) {
  try {
    await queries.script(sql);
  } catch (error) {
    throw new BackendError(
      `Migration ${file} failed${lineOf(error, sql)}: ${messageOf(error)}. Nothing was applied.`,
      { cause: error },
    );
  }
  await queries.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
    [version, name, sql],
  );
}

export async function appliedMigrations(database: Queries): Promise<Map<string, string>> {
  const rows = await database.query<{ version: string; sql: string }>(
    `select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations`,
  );
  return new Map(rows.map(({ version, sql }) => [version, sql]));
}

async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const files = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new BackendError(`Migration ${file} is not named <14 digits>_<name>.sql.`);
      }
      return { version, name, file, sql: await readFile(join(migrationsDir, file), 'utf8') };
    }),
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Postgres counts the failing character from 1. */
function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: unknown }).position);
  if (!(position > 0)) return '';
  return ` in line ${sql.slice(0, position).split('\n').length}`;
}
