import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { prepare } from '../../../local/backend/prepare.ts';
import type { NativeServer } from '../../../tools/native-postgres.ts';
import { createNativeDatabase, openNativeDatabase, useNativeServer } from './native-database.ts';
import { siteUrl } from './test-backend.ts';

/** The native database of the test file that runs now. */
export let sql: postgres.Sql;

/** Opens a migrated database without rows, and so many connections to it: there, things happen at the same time. */
export function useNativeDatabase(connections: number): void {
  let server: NativeServer;
  let target: { url: string; drop(): Promise<void> };
  beforeAll(async () => {
    server = await useNativeServer();
    target = await createNativeDatabase(server.url);
    const database = openNativeDatabase(target.url);
    await prepare(database, { siteUrl });
    await database.close();
    sql = postgres(target.url, { max: connections, onnotice: () => undefined });
  });
  afterAll(async () => {
    await sql.end();
    await target.drop();
    await server.stop();
  });
}
