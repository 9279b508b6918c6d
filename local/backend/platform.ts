import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database } from './database.ts';

// A hosted project has these roles, grants and auth tables before its first migration.
const roles = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
`;

// What a hosted project gives its roles of itself if its owner wants that, and all did until October 2026. The migrations
// take it back, so it is given once only.
const defaultPrivileges = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

const authGrants = 'grant usage on schema auth to anon, authenticated, service_role;';

/** Makes a plain Postgres look like an empty Supabase project; changes nothing on one that does already. */
export async function preparePlatform(database: Database): Promise<void> {
  await database.script(roles);
  if (!(await hasMigrations(database))) await database.script(defaultPrivileges);
  await database.script(getAuthSchemaSql());
  await database.script(SUPABASE_AUTH_HELPERS_SQL);
  await database.script(authGrants);
}

async function hasMigrations(database: Database): Promise<boolean> {
  const found = await database.query(
    `select from pg_namespace where nspname = 'supabase_migrations'`,
  );
  return found.length > 0;
}
