import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from './backend-error.ts';
import { createDatabaseFolder } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { requireSpaceToStart } from './free-space.ts';

export interface DataFolder {
  /** Where PGlite keeps its files. */
  databaseDir: string;
  /** False when what ran on it before was killed. */
  wasStoppedCleanly: boolean;
  /** Marks a clean stop and lets others in. */
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process: locked, with room, and with a complete database folder in it.
 *
 * After an unclean stop the database folder is copied first, because opening it changes it.
 */
export async function takeDataFolder(dataDir: string): Promise<DataFolder> {
  await makeWritable(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const databaseDir = join(dataDir, 'postgres');
    const running = join(dataDir, 'running');
    await requireSpaceToStart(dataDir);
    await rm(join(dataDir, 'postgres.new'), { recursive: true, force: true });
    const wasStoppedCleanly = !(await exists(running));
    if (await isEmptyOrMissing(databaseDir)) {
      await requireNew(dataDir, databaseDir);
      await createInOneStep(databaseDir);
    } else {
      await requireComplete(dataDir, databaseDir);
      if (!wasStoppedCleanly) await copyAside(dataDir, databaseDir);
    }
    await writeFile(running, `${process.pid}\n`);
    return {
      databaseDir,
      wasStoppedCleanly,
      release: async () => {
        await rm(running, { force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function makeWritable(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new BackendError(`The data folder ${dataDir} cannot be written to.`);
  }
}

// A first start that is killed half way leaves only postgres.new, which the next start removes.
async function createInOneStep(databaseDir: string) {
  const unfinished = `${databaseDir}.new`;
  await createDatabaseFolder(unfinished);
  await rm(databaseDir, { recursive: true, force: true });
  await rename(unfinished, databaseDir);
}

/** Keys are made after the first database, so that keys without one mean that it was lost. */
async function requireNew(dataDir: string, databaseDir: string) {
  if (!(await exists(join(dataDir, 'keys.json')))) return;
  throw new BackendError(
    `The database folder ${databaseDir} is missing, but keys of earlier data are there. ${await howToRestore(dataDir)}`,
  );
}

/** What to do about a database that is not what it was. */
export async function howToRestore(dataDir: string): Promise<string> {
  const copy = join(dataDir, copyName);
  const ways = `restore a backup (npm run restore -- <file> --force), or move ${dataDir} away to start empty.`;
  return (await exists(copy))
    ? `Put the copy ${copy} in its place, ${ways}`
    : `Put it back as it was, ${ways}`;
}

const copyName = 'postgres.before-recovery';

const filesOfCompleteFolder = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

async function requireComplete(dataDir: string, databaseDir: string) {
  for (const file of filesOfCompleteFolder) {
    if (await exists(join(databaseDir, file))) continue;
    throw new BackendError(
      `The database folder ${databaseDir} is incomplete (${file} is missing). ${await howToRestore(dataDir)}`,
    );
  }
}

async function copyAside(dataDir: string, databaseDir: string) {
  const copy = join(dataDir, copyName);
  await requireSpaceToStart(dataDir, await sizeOf(databaseDir));
  await rm(copy, { recursive: true, force: true });
  await cp(databaseDir, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

async function isEmptyOrMissing(folder: string): Promise<boolean> {
  return (await exists(folder)) ? (await readdir(folder)).length === 0 : true;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
