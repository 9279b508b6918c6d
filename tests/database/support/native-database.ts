import { randomBytes } from 'node:crypto';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import type { Database, Queries } from '../../../local/backend/database.ts';
import { asHostedTimestamp } from '../../../local/backend/hosted-timestamp.ts';
import { findPostgres, startPostgres, type NativeServer } from '../../../tools/native-postgres.ts';

/** A server to run the same tests on; absent, they run on the embedded Postgres. */
export const nativeServer = process.env['TEST_DATABASE_URL'];

const postgresHere = findPostgres();

/** Tests that take a real Postgres are skipped where there is none. */
export const hasNativePostgres = nativeServer !== undefined || postgresHere !== undefined;

/** The server of TEST_DATABASE_URL, or one of our own with the Postgres of this machine. */
export async function useNativeServer(): Promise<NativeServer> {
  if (nativeServer !== undefined) return { url: nativeServer, stop: async () => undefined };
  if (postgresHere === undefined) throw new Error('This machine has no Postgres of its own.');
  return startPostgres(postgresHere);
}

/** An empty database of its own on the server, dropped at the end. */
export async function createNativeDatabase(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, (sql) => sql.unsafe(`create database ${name}`));
  return {
    url: url.href,
    drop: () => onServer(server, (sql) => sql.unsafe(`drop database ${name} with (force)`)),
  };
}

/** As the embedded Postgres reads and writes it: a text is JSON already. */
const jsonText = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
};

export function openNativeDatabase(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      // "already exists, skipping" is no news to a test.
      onnotice: () => undefined,
      types: {
        timestamptz: {
          to: 1184,
          from: [1184],
          serialize: (value: unknown) => value,
          parse: asHostedTimestamp,
        },
        json: { to: 114, from: [114], ...jsonText },
        jsonb: { to: 3802, from: [3802], ...jsonText },
      },
    },
  });
  const sql = connection.driver;
  return {
    connection,
    ...queriesOn(sql),
    transaction: async <Result>(work: (queries: Queries) => Promise<Result>) =>
      (await sql.begin((transaction) => work(queriesOn(transaction)))) as Result,
    close: () => connection.close(),
  };
}

function queriesOn(sql: postgres.Sql | postgres.TransactionSql): Queries {
  return {
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      [...(await sql.unsafe(text, parameters as never[]))] as Row[],
    script: async (text) => {
      await sql.unsafe(text).simple();
    },
  };
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
