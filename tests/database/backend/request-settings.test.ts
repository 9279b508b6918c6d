import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import type { Database } from '../../../local/backend/database.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { setAtOnce } from '../../../local/backend/request-settings.ts';

const id = '6f9b5c1e-3a5d-4b2f-9d0a-3f1f6d1f0a11';
const rpc = {
  method: 'POST',
  readOnly: false,
  path: '/rpc/own_payments',
  requestHeaders: { 'x-quoted': `it's "here"` },
};
const requests = {
  'a visitor': { auth: { role: 'anon' } },
  'somebody signed in': {
    auth: {
      role: 'authenticated',
      uid: id,
      jwt: { sub: id, role: 'authenticated', name: `O'Hara` },
    },
    storage: { operation: 'list' },
  },
  'the functions': { auth: { role: 'service_role', jwt: { role: 'service_role' } } },
  nobody: {},
};

let database: Database;
let names: string[];

beforeAll(async () => {
  database = await openEmbeddedDatabase();
  await preparePlatform(database);
  names = await settingsOf(database.connection);
});
afterAll(() => database.close());

test.each(Object.entries(requests))('%s is told to Postgres as before', async (_who, request) => {
  const { connection } = database;
  const read = () =>
    connection.withContext(
      request,
      async (db) => {
        const values = await sql<{ name: string; value: string | null }>`
          select name, current_setting(name, true) as value from unnest(${names}::text[]) as name
        `.execute(db);
        const role = await sql`select current_user as name`.execute(db);
        return [...values.rows, ...role.rows];
      },
      { rpc },
    );
  // An own method hides the one of @supabase/lite.
  const methods = Object.keys(connection);
  const theirs = await read();
  setAtOnce(connection);
  const added = Object.keys(connection).filter((name) => !methods.includes(name));
  try {
    expect(added).toHaveLength(2);
    for (const name of added)
      expect(Reflect.has(Object.getPrototypeOf(connection), name)).toBe(true);
    expect(await read()).toEqual(theirs);
  } finally {
    for (const name of added) Reflect.deleteProperty(connection, name);
  }
});

test('every setting is compared', () => {
  expect(names).toContain('request.jwt.claims');
  expect(names).toContain('request.headers');
});

/** The names of all that @supabase/lite sets, read from the statements that it would run. */
async function settingsOf(connection: Database['connection']): Promise<string[]> {
  const statements: string[] = [];
  const nowhere = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  const lite = connection as unknown as Record<
    string,
    (db: Kysely<unknown>, facts: object, setsRole?: boolean) => Promise<void>
  >;
  await lite['applyJwtSessionContext']?.(nowhere, requests['somebody signed in'], true);
  await lite['applyRpcRequestGucs']?.(nowhere, rpc);
  return statements.flatMap((text) => /set_config\('([^']+)'/.exec(text)?.[1] ?? []);
}
