import { createHash } from 'node:crypto';
import { format, type Header, rowsAtOnce, type TableHeader } from './backup-format.ts';
import type { Queries } from './database.ts';
import { appliedMigrations } from './migrate.ts';

/** Of the schema `private`, migrations bring the bounds back, and deleted inquiries are meant to be forgotten. */
const privateTables = ['blog_authors', 'mentor_news', 'refund_requests'];

/** What the auth services of a hosted project and of the embedded one both have: without the rest people log in again. */
export const accountTables = ['users', 'identities'];

/**
 * All rows and accounts, one line each: a header, each table's name with its rows after it, and a checksum at the end.
 *
 * The rows stay the text that Postgres made of them: read into JavaScript, long numbers and exact times would suffer.
 */
export async function* dumpRows(queries: Queries, authTables?: string[]): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string) => {
    hash.update(line).update('\n');
    return line;
  };
  const header: Header = { format, migrations: [...(await appliedMigrations(queries)).keys()] };
  yield hashed(JSON.stringify(header));
  for (const table of await tablesToKeep(queries, authTables)) {
    yield hashed(JSON.stringify(table));
    for await (const row of rowsOf(queries, table.table)) yield hashed(row);
  }
  yield JSON.stringify({ sha256: hash.digest('hex') });
}

/** Those of the schema auth: all, unless they are named. */
async function tablesToKeep(queries: Queries, authTables?: string[]): Promise<TableHeader[]> {
  return queries.query<TableHeader>(
    `
    select
      format('%I.%I', table_schema, table_name) as table,
      array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE'
      and is_generated = 'NEVER'
      and (table_schema = 'public'
        or table_schema = 'private' and table_name = any ($1)
        or table_schema = 'supabase_migrations' and table_name = 'seed_files'
        or table_schema = 'auth' and ($2::text[] is null or table_name = any ($2)))
    group by table_schema, table_name
    order by 1
  `,
    [privateTables, authTables ?? null],
  );
}

async function* rowsOf(queries: Queries, table: string): AsyncGenerator<string> {
  let last = '(0,0)';
  for (;;) {
    const rows = await queries.query<{ place: string; line: string }>(
      `select ctid::text as place, to_jsonb(row)::text as line from ${table} as row
       where ctid > $1::tid order by ctid limit ${rowsAtOnce}`,
      [last],
    );
    yield* rows.map(({ line }) => line);
    const end = rows.at(-1);
    if (!end) return;
    last = end.place;
  }
}
