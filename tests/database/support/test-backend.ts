import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend, type Backend, type BackendOptions } from '../../../local/backend/backend.ts';
import { createDatabaseFolder } from '../../../local/backend/embedded-database.ts';
import { createKeys } from '../../../local/backend/keys.ts';
import { prepare } from '../../../local/backend/prepare.ts';
import { serve } from '../../../local/backend/serve.ts';
import { migratedCluster } from './migrated-cluster.ts';
import { createNativeDatabase, nativeServer, openNativeDatabase } from './native-database.ts';
import { takeDatabase } from './shared-database.ts';

export const siteUrl = 'http://127.0.0.1:8888';

export type TestBackend = Backend;

export interface RestartableBackend extends TestBackend {
  /** Closes the backend and opens it again on the same data. */
  restart(): Promise<void>;
}

const defaults: BackendOptions = { siteUrl, confirmEmails: false };

/**
 * A migrated backend without rows on the embedded Postgres in memory, or on a database of its own when
 * TEST_DATABASE_URL names a server. Close it: the next test file gets the same database.
 */
export const openTestBackend = (options: Partial<BackendOptions> = {}): Promise<TestBackend> =>
  nativeServer === undefined
    ? openSharedBackend({ ...defaults, ...options })
    : openRestartableBackend(options);

/** A backend in memory. Its database, emptied, is the next one's: to open one takes seconds. */
export async function openSharedBackend(options: BackendOptions): Promise<TestBackend> {
  const database = await takeDatabase(options);
  if (options.seed === 'sample') await prepare(database, options);
  return serve(database, createKeys(), options);
}

/** The same on a disk, which takes longer. */
export async function openRestartableBackend(
  options: Partial<BackendOptions> = {},
): Promise<RestartableBackend> {
  const store =
    nativeServer === undefined ? await temporaryFolder() : await nativeStore(nativeServer);
  const open = () => store.open({ ...defaults, ...options });
  let current = await open();
  return {
    anonKey: current.anonKey,
    serviceKey: current.serviceKey,
    fetch: (request) => current.fetch(request),
    query: (sql, parameters) => current.query(sql, parameters),
    restart: async () => {
      await current.close();
      current = await open();
    },
    close: async () => {
      await current.close();
      await store.remove();
    },
  };
}

async function temporaryFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mentor-database-'));
  await createDatabaseFolder(join(dataDir, 'postgres'), await migratedCluster());
  return {
    open: (options: BackendOptions) => openBackend({ ...options, dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function nativeStore(server: string) {
  const { url, drop } = await createNativeDatabase(server);
  const keys = createKeys();
  return {
    open: async (options: BackendOptions) => {
      const database = openNativeDatabase(url);
      await prepare(database, options);
      return serve(database, keys, options);
    },
    remove: drop,
  };
}
