import type { Database } from './database.ts';
import { makeSeed } from './make-seed.ts';

export const seedTable = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.seed_files (
    path text primary key,
    hash text not null
  );
`;

/**
 * Puts the sample data in, once per database: what someone deleted since does not come back.
 *
 * The seed finds the site's address, for pictures that the site serves, in the setting app.site_url.
 */
export async function seedOnce(database: Database, siteUrl: string): Promise<void> {
  await database.script(seedTable);
  const done = await database.query('select 1 from supabase_migrations.seed_files limit 1');
  if (done.length > 0) return;
  const sql = await makeSeed();
  await database.transaction(async (queries) => {
    await queries.query(`select set_config('app.site_url', $1, true)`, [new URL(siteUrl).origin]);
    await queries.script(sql);
    await queries.query(
      `insert into supabase_migrations.seed_files (path, hash) values ('seed.sql', md5($1))`,
      [sql],
    );
  });
}
