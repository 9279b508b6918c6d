import { BackendError } from './backend-error.ts';
import { openBackupDoor } from './backup-door.ts';
import { howToRestore, takeDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { watchSpace } from './free-space.ts';
import { createKeys, keysOf } from './keys.ts';
import { prepare, type PrepareOptions } from './prepare.ts';
import { noteRows, requireAllRows } from './row-counts.ts';
import { type Backend, serve, type ServeOptions } from './serve.ts';

export type { Backend };

export interface BackendOptions
  extends PrepareOptions, Omit<ServeOptions, 'hasRoomToWrite' | 'beforeClose'> {
  /** Absent: in memory, gone with the process. */
  dataDir?: string;
}

/** Opens the embedded Supabase. Throws a BackendError, one plain sentence, when it cannot. */
export async function openBackend({ dataDir, ...options }: BackendOptions): Promise<Backend> {
  if (dataDir === undefined) {
    const database = await openEmbeddedDatabase();
    return closingOnFailure(database, async () => {
      await prepare(database, options);
      return serve(database, createKeys(), options);
    });
  }

  const folder = await takeDataFolder(dataDir);
  try {
    const keys = await keysOf(dataDir);
    const database = await openDatabaseFolder(dataDir, folder.databaseDir);
    const backend = await closingOnFailure(database, async () => {
      await requireAllRows(dataDir, database, folder.wasStoppedCleanly);
      await prepare(database, options);
      return serve(database, keys, {
        ...options,
        hasRoomToWrite: watchSpace(dataDir),
        beforeClose: () => noteRows(dataDir, database),
      });
    });
    const door = await openBackupDoor(dataDir, database, backend.inTurn);
    const close = async () => {
      await door.close();
      await backend.close();
      await folder.release();
    };
    let closed: Promise<void> | undefined;
    return { ...backend, close: () => (closed ??= close()) };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function openDatabaseFolder(dataDir: string, databaseDir: string): Promise<Database> {
  try {
    return await openEmbeddedDatabase(databaseDir);
  } catch (error) {
    throw new BackendError(
      `The database folder ${databaseDir} does not open. ${await howToRestore(dataDir)}`,
      { cause: error },
    );
  }
}

async function closingOnFailure<Result>(database: Database, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}
