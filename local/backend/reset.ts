import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWritable } from './data-folder.ts';
import { createDatabaseFolder } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { requireSpaceToStart } from './free-space.ts';
import { forgetRows } from './row-counts.ts';

/** What was made from the rows of the database, by it and by the stand-ins beside it. */
const madeFromRows = [
  'postgres.before-recovery',
  'running',
  'snapshot.json',
  'snapshot-blog.json',
  'snapshot-pictures.json',
  'stripe.json',
  'razorpay.json',
  'inbox.json',
];

/**
 * Replaces the database of a data folder by an empty one. The keys stay, so that a site that is built already can still
 * read. Throws a BackendError while another process uses the folder.
 */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  await makeWritable(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const databaseDir = join(dataDir, 'postgres');
    const emptyDir = `${databaseDir}.new`;
    await requireSpaceToStart(dataDir);
    await rm(emptyDir, { recursive: true, force: true });
    await createDatabaseFolder(emptyDir);
    await rm(databaseDir, { recursive: true, force: true });
    await rename(emptyDir, databaseDir);
    await forgetRows(dataDir);
    for (const name of madeFromRows) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}
