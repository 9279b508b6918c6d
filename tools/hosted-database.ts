import postgres from 'postgres';
import { BackendError } from '../local/backend/backend-error.ts';
import type { Queries } from '../local/backend/database.ts';

/**
 * Runs work in one transaction of a Postgres on the network: a hosted project's by DATABASE_URL, which its dashboard
 * shows under "Connect" (session pooler or direct connection). All that it reads is of one moment.
 */
export async function inHostedTransaction<Result>(
  url: string,
  access: 'read only' | 'read write',
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url);
  try {
    return (await sql.begin(`isolation level repeatable read ${access}`, (transaction) =>
      work(queriesOn(transaction)),
    )) as Result;
  } catch (error) {
    throw isConnectionError(error) ? unreachable(error) : error;
  } finally {
    await sql.end();
  }
}

function connect(url: string): postgres.Sql {
  try {
    return postgres(url, { max: 1, ssl: 'prefer', onnotice: () => undefined });
  } catch {
    throw new BackendError(
      'DATABASE_URL is no address of a database: postgresql://user:password@host:5432/postgres',
    );
  }
}

const queriesOn = (sql: postgres.TransactionSql): Queries => ({
  query: async <Row>(text: string, parameters: unknown[] = []) =>
    [...(await sql.unsafe(text, parameters as never[]))] as Row[],
  script: async (text) => {
    await sql.unsafe(text).simple();
  },
});

// Codes of Node and of Postgres itself (postgresql.org/docs/current/errcodes-appendix.html, classes 08 and 28).
const isConnectionError = (error: unknown) =>
  /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|CONNECT|28|08|3D000)/.test(
    String((error as { code?: unknown }).code),
  );

/** Quotes no address: it holds the password. */
const unreachable = (error: unknown) =>
  new BackendError(
    `The database of DATABASE_URL cannot be reached (${String((error as { code: unknown }).code)}). Check the address and the password.`,
    { cause: error },
  );
