import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Runs one statement as the owner of the database. */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Lets tests in other processes ask the database as its owner. The address holds a secret, and only this machine reaches it. */
export async function openDatabaseProxy(
  query: Query,
): Promise<{ url: string; close(): Promise<void> }> {
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer(async (request, response) => {
    try {
      if (request.url !== path) throw new Error('There is nothing here.');
      const { sql, parameters } = JSON.parse(await text(request)) as {
        sql: string;
        parameters: unknown[];
      };
      response.end(JSON.stringify(await query(sql, parameters)));
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  });
  // As in local/server/http-server.ts: a busy browser test may ask in the moment in which the server would hang up.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The other side of the door. */
export const askDatabase =
  (url: string): Query =>
  async <Row>(sql: string, parameters: unknown[] = []) => {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ sql, parameters }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Row[];
  };
