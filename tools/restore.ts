// npm run restore -- file [--force]: puts a backup into the database that DATABASE_URL names, else into the embedded one.
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { BackendError } from '../local/backend/backend-error.ts';
import { restore } from '../local/backend/restore.ts';
import { readAskedDatabase } from './asked-database.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';
import { restoreHosted } from './hosted-restore.ts';

await endWithOneSentence(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new BackendError('Say which file: npm run restore -- backup.jsonl.gz');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new BackendError(`There is no file ${file}.`);

  const asked = readAskedDatabase(process.env);
  if (asked.kind === 'hosted') await restoreHosted(asked, linesOf(file), values.force);
  else await restore(asked.dataDir, linesOf(file), values.force);
  return `Restored into ${asked.place}. Log in with the passwords of that time.`;
});

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  } catch (error) {
    throw new BackendError(`${file} is damaged or no backup.`, { cause: error });
  }
}
