import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { prepare } from '../../../local/backend/prepare.ts';
import type { NativeServer } from '../../../tools/native-postgres.ts';
import { createNativeDatabase, openNativeDatabase, useNativeServer } from './native-database.ts';
import { siteUrl } from './test-backend.ts';

/** The native database of the test file that runs now; the first one where it has several. */
export let sql: postgres.Sql;
export let databases: postgres.Sql[] = [];

/** Opens migrated databases without rows, and so many connections to each: there, things happen at the same time. */
export function useNativeDatabase(connections: number, count = 1): void {
  let server: NativeServer;
  const targets: { url: string; drop(): Promise<void> }[] = [];
  beforeAll(async () => {
    server = await useNativeServer();
    databases = [];
    for (let number = 0; number < count; number += 1) {
      const target = await createNativeDatabase(server.url);
      targets.push(target);
      const database = openNativeDatabase(target.url);
      await prepare(database, { siteUrl });
      await database.close();
      databases.push(postgres(target.url, { max: connections, onnotice: () => undefined }));
    }
    sql = databases[0] as postgres.Sql;
  });
  afterAll(async () => {
    for (const database of databases) await database.end();
    for (const target of targets) await target.drop();
    await server.stop();
  });
}
