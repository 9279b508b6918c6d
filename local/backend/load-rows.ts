import { createHash } from 'node:crypto';
import { BackendError } from './backend-error.ts';
import { format, type Header, rowsAtOnce, type TableHeader } from './backup-format.ts';
import type { Queries } from './database.ts';

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
      table = await withKnownColumns(queries, mark);
      if (table) await queries.script(`delete from ${table.table}`);
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

/** The auth service here may know less of an account than the one that the rows are from; undefined: no such table. */
async function withKnownColumns(
  queries: Queries,
  { table, columns }: TableHeader,
): Promise<TableHeader | undefined> {
  const known = await queries.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const shared = columns.filter((column) => known.some(({ name }) => name === column));
  return shared.length > 0 ? { table, columns: shared } : undefined;
}

async function insert(queries: Queries, { table, columns }: TableHeader, rows: string[]) {
  const names = columns.map((column) => `"${column}"`).join(', ');
  await queries.query(
    `insert into ${table} (${names})
     select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}
