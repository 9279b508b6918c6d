// npm run backup [-- file]: writes all rows and accounts into one file: of the database that DATABASE_URL names, else of the
// embedded one.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { accountTables, dumpRows } from '../local/backend/backup.ts';
import { BackendError, FolderInUseError } from '../local/backend/backend-error.ts';
import { rowsOfRunningSite, withNewlines } from '../local/backend/backup-door.ts';
import { type DataFolder, takeDataFolder } from '../local/backend/data-folder.ts';
import { openEmbeddedDatabase } from '../local/backend/embedded-database.ts';
import { hasData } from '../local/backend/restore.ts';
import { readAskedDatabase } from './asked-database.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';
import { inHostedTransaction } from './hosted-database.ts';

await endWithOneSentence(async () => {
  const [name = `backup-${timeForFileName()}.jsonl.gz`] = parseArgs({
    allowPositionals: true,
  }).positionals;
  const file = resolve(name);
  const asked = readAskedDatabase(process.env);
  if (asked.kind === 'hosted') {
    await inHostedTransaction(asked.url, 'read only', (queries) =>
      write(file, dumpRows(queries, accountTables)),
    );
  } else {
    const { dataDir } = asked;
    if (!(await hasData(dataDir))) throw new BackendError(`There is no data in ${dataDir} yet.`);
    await write(file, rowsOf(dataDir));
  }
  return `Backup of ${asked.place} written to ${relative(process.cwd(), file)}. It holds addresses and password hashes: keep it safe.`;
});

/** All rows: of the site that runs on this folder, or of the folder itself. */
async function* rowsOf(dataDir: string): AsyncGenerator<string> {
  let folder: DataFolder;
  try {
    folder = await takeDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return yield* rowsOfRunningSite(dataDir, error);
  }
  const database = await openEmbeddedDatabase(folder.databaseDir);
  try {
    yield* dumpRows(database);
  } finally {
    await database.close();
    await folder.release();
  }
}

/** Only its owner may read it, and an existing file is never overwritten. */
async function write(file: string, lines: AsyncIterable<string>) {
  const output = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  try {
    await pipeline(Readable.from(withNewlines(lines)), createGzip(), output);
  } catch (error) {
    if (isExisting(error)) throw new BackendError(`${file} exists already.`);
    await rm(file, { force: true });
    throw error;
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function timeForFileName(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}
