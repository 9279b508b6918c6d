import { createHash } from 'node:crypto';
import { BackendError } from './backend-error.ts';
import type { Queries } from './database.ts';
import { appliedMigrations } from './migrate.ts';

const format = 'mentor-site backup 1';

interface Header {
  format: string;
  /** The versions that made the tables of this backup. */
  migrations: string[];
}

interface TableHeader {
  table: string;
  columns: string[];
}

/** Covers make rows of up to 7 MB, so only a few are held at once. */
const rowsAtOnce = 20;

/**
 * All rows and accounts, one line each: a header, each table's name with its rows after it, and a checksum at the end.
 *
 * Of the schema `private`, migrations bring the bounds back, and deleted inquiries are meant to be forgotten.
 *
 * The rows stay the text that Postgres made of them: read into JavaScript, long numbers and exact times would suffer.
 */
export async function* dumpRows(queries: Queries): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string) => {
    hash.update(line).update('\n');
    return line;
  };
  const header: Header = { format, migrations: [...(await appliedMigrations(queries)).keys()] };
  yield hashed(JSON.stringify(header));
  for (const table of await tablesToKeep(queries)) {
    yield hashed(JSON.stringify(table));
    for await (const row of rowsOf(queries, table.table)) yield hashed(row);
  }
  yield JSON.stringify({ sha256: hash.digest('hex') });
}

async function tablesToKeep(queries: Queries): Promise<TableHeader[]> {
  return queries.query<TableHeader>(`
    select
      format('%I.%I', table_schema, table_name) as table,
      array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE'
      and is_generated = 'NEVER'
      and (table_schema in ('auth', 'public') or table_name in ('blog_authors', 'refund_requests', 'seed_files'))
    group by table_schema, table_name
    order by 1
  `);
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

/** Reads lines that dumpRows wrote. `prepare` is told which migrations make the tables before rows go into them. */
export async function loadRows(
  queries: Queries,
  lines: AsyncIterable<string>,
  prepare: (migrations: string[]) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  let isHeader = true;
  let isComplete = false;
  let table: TableHeader | undefined;
  let pending: string[] = [];
  const store = async () => {
    if (table && pending.length > 0) await insert(queries, table, pending);
    pending = [];
  };

  for await (const line of lines) {
    const mark = markIn(line);
    if ('sha256' in mark) {
      isComplete = mark.sha256 === hash.digest('hex');
      break;
    }
    hash.update(line).update('\n');
    if (isHeader) {
      if (!('format' in mark) || mark.format !== format) break;
      await prepare(mark.migrations);
      // Rows come table by table, so what they refer to may follow; and no trigger changes what was so already.
      await queries.script(`set session_replication_role = replica`);
      isHeader = false;
    } else if ('columns' in mark) {
      await store();
      table = mark;
      await queries.script(`delete from ${table.table}`);
    } else {
      pending.push(line);
      if (pending.length === rowsAtOnce) await store();
    }
  }
  if (!isComplete) throw new BackendError('The backup is damaged or not complete.');
  await store();
  await queries.script(`set session_replication_role = default`);
}

type Mark = Header | TableHeader | { sha256: string } | Record<never, never>;

/** Postgres writes a space after each colon, so no row begins like this. */
const markPrefixes = ['{"format":', '{"table":', '{"sha256":'];

function markIn(line: string): Mark {
  if (!markPrefixes.some((prefix) => line.startsWith(prefix))) return {};
  return JSON.parse(line) as Mark;
}

async function insert(queries: Queries, { table, columns }: TableHeader, rows: string[]) {
  const names = columns.map((column) => `"${column}"`).join(', ');
  await queries.query(
    `insert into ${table} (${names})
     select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}
