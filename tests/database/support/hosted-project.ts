import { migrate } from '../../../local/backend/migrate.ts';
import { makeSeed } from '../../../local/backend/make-seed.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { migrationsDir } from '../../../local/backend/prepare.ts';
import { createNativeDatabase, openNativeDatabase } from './native-database.ts';

/** What the auth service of a hosted project keeps besides, and the embedded one does not (supabase/auth: migrations). */
const ofHostedAuth = `
  alter table auth.users add column instance_id uuid, add column is_super_admin boolean;
  create table auth.schema_migrations (version text primary key);
  insert into auth.schema_migrations values ('00');
`;

/** Where nothing is, the hosted service has an empty text. */
const emptyTexts = ['confirmation_token', 'recovery_token', 'reauthentication_token']
  .concat('email_change', 'email_change_token_new', 'email_change_token_current')
  .concat('phone_change', 'phone_change_token')
  .map((column) => `update auth.users set ${column} = coalesce(${column}, '');`)
  .join('\n');

type TableContents = [table: string, rows: number, hash: string];

export interface HostedProject {
  url: string;
  query<Row>(sql: string): Promise<Row[]>;
  contents(): Promise<TableContents[]>;
  remove(): Promise<void>;
}

/** A native Postgres that looks like a project of ours at Supabase, with the sample data if that is wanted. */
export async function createHostedProject(
  server: string,
  { withSamples = false } = {},
): Promise<HostedProject> {
  const store = await createNativeDatabase(server);
  const database = openNativeDatabase(store.url);
  await preparePlatform(database);
  await database.script(ofHostedAuth);
  await migrate(database, migrationsDir);
  if (withSamples) {
    await database.script(await makeSeed());
    await database.script(emptyTexts);
  }
  const { query } = database;
  return {
    url: store.url,
    query,
    contents: () => contentsOf(query),
    async remove() {
      await database.close();
      await store.drop();
    },
  };
}

/** How many rows each table has that belongs into a backup, with a hash of them. */
export async function contentsOf(query: HostedProject['query']): Promise<TableContents[]> {
  const tables = await query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) in
       (('auth', 'users'), ('auth', 'identities'), ('private', 'blog_authors'), ('private', 'mentor_news'))
     order by 1`,
  );
  const contents: TableContents[] = [];
  for (const { name } of tables) {
    const [row] = await query<{ rows: number; hash: string }>(
      `select count(*)::integer as rows, coalesce(md5(string_agg(line, ' ' order by line)), '') as hash
       from (select (to_jsonb(each) - 'instance_id')::text as line from ${name} as each) as lines`,
    );
    contents.push([name, row!.rows, row!.hash]);
  }
  return contents;
}
