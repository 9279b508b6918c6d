import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from './backend-error.ts';
import { makeWritable } from './data-folder.ts';
import type { Database } from './database.ts';
import { createDatabaseFolder, openEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { requireSpaceToStart } from './free-space.ts';
import { loadRows } from './load-rows.ts';
import { migrate } from './migrate.ts';
import { preparePlatform } from './platform.ts';
import { migrationsDir } from './prepare.ts';
import { forgetRows } from './row-counts.ts';
import { seedTable } from './seed.ts';

/**
 * Puts a backup into a data folder. What was there stays until the backup is in completely.
 *
 * Throws a BackendError when there is data already and `mayReplace` is false, or when the backup is of no use.
 */
export async function restore(
  dataDir: string,
  lines: AsyncIterable<string>,
  mayReplace: boolean,
): Promise<void> {
  await makeWritable(dataDir);
  const lock = lockFolder(dataDir);
  const databaseDir = join(dataDir, 'postgres');
  const restoredDir = join(dataDir, 'postgres.restored');
  try {
    if (!mayReplace && (await hasData(dataDir))) {
      throw new BackendError(`There is data in ${dataDir} already. Add --force to replace it.`);
    }
    await requireSpaceToStart(dataDir);
    await rm(restoredDir, { recursive: true, force: true });
    await createDatabaseFolder(restoredDir);
    await fill(restoredDir, lines);

    await rm(databaseDir, { recursive: true, force: true });
    await rename(restoredDir, databaseDir);
    await forgetRows(dataDir);
    await rm(join(dataDir, 'running'), { force: true });
  } finally {
    await rm(restoredDir, { recursive: true, force: true });
    lock.release();
  }
}

async function fill(databaseDir: string, lines: AsyncIterable<string>) {
  const database = await openEmbeddedDatabase(databaseDir);
  try {
    await preparePlatform(database);
    await loadRows(database, lines, (versions) => migrateTo(database, versions));
  } finally {
    await database.close();
  }
}

/** Makes the tables as they were; the next start brings them up to date, rows included. */
async function migrateTo(database: Database, versions: string[]) {
  await migrate(database, migrationsDir, (version) => versions.includes(version));
  const [applied] = await database.query<{ total: number }>(
    'select count(*)::integer as total from supabase_migrations.schema_migrations',
  );
  if (applied?.total !== versions.length) {
    throw new BackendError('The backup comes from another version of this site. Restore it there.');
  }
  await database.script(seedTable);
}

export const hasData = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );
