import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../local/backend/database.ts';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { migrate } from '../../../local/backend/migrate.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { migrationsDir } from '../../../local/backend/prepare.ts';

// Whoever runs `supabase db push` on a hosted project is no superuser and owns nothing of the auth service. The roles and
// rights are those of supabase/postgres (migrations/db; ansible/files/postgresql_config/supautils.conf.j2 allows pgrst.*)
// and supabase/auth (its migration 20240612123726).
const hostedRights = `
  create role supabase_auth_admin noinherit createrole;
  create role authenticator noinherit;
  create role project_owner createdb createrole bypassrls;
  grant anon, authenticated, service_role to authenticator;
  grant anon, authenticated, service_role, authenticator to project_owner with admin option;
  do $$
  declare each record;
  begin
    execute format('grant create on database %I to project_owner', current_database());
    for each in select tablename from pg_tables where schemaname = 'auth' loop
      execute format('alter table auth.%I owner to supabase_auth_admin', each.tablename);
      execute format('alter table auth.%I enable row level security', each.tablename);
    end loop;
  end $$;
  grant usage on schema auth to supabase_auth_admin, project_owner;
  grant all on all tables in schema auth to project_owner;
  grant create on schema public to project_owner;
  grant set on parameter pgrst.db_pre_request to project_owner;
`;

describe('a project whose owner is no superuser', () => {
  let database: Database;
  const id = randomUUID();

  beforeAll(async () => {
    database = await openEmbeddedDatabase();
    await preparePlatform(database);
    await database.script(hostedRights);
    await database.script('set role project_owner');
    await migrate(database, migrationsDir);
  });
  afterAll(() => database.close());

  const as = async (role: string, sql: string, parameters: unknown[] = []) => {
    await database.script(`reset role; set role ${role}`);
    return database.query(sql, parameters);
  };

  test('takes all migrations, and PostgREST asks before each request', async () => {
    expect(
      await as('postgres', `select rolconfig from pg_roles where rolname = 'authenticator'`),
    ).toEqual([{ rolconfig: ['pgrst.db_pre_request=private.refuse_guessed_counts'] }]);
  });

  test('has a profile for whom the auth service signs up', async () => {
    await as('supabase_auth_admin', `insert into auth.users (id, email) values ($1, $2)`, [
      id,
      `${id}@student.example`,
    ]);
    expect(await as('service_role', 'select id from public.profiles')).toEqual([{ id }]);
  });

  test('keeps nothing of whom the auth service deletes', async () => {
    await as('supabase_auth_admin', 'delete from auth.users where id = $1', [id]);
    expect(await as('service_role', 'select id from public.profiles')).toEqual([]);
  });
});
