import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dumpRows } from './backup.ts';
import { BackendError } from './backend-error.ts';
import type { Queries } from './database.ts';

const doorOf = (dataDir: string) => join(dataDir, 'backup.sock');

interface Door {
  close(): Promise<void>;
}

/**
 * Hands the rows of a running site to `npm run backup`: only the process that holds the data folder can read them. The door
 * is a socket in that folder, which is its owner's alone.
 *
 * `inTurn` keeps all requests waiting while the rows are written to a file, so that they are those of one moment.
 */
export async function openBackupDoor(
  dataDir: string,
  queries: Queries,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<Door> {
  const path = doorOf(dataDir);
  let count = 0;
  const server = createServer((socket) => {
    const file = join(dataDir, `backup-${process.pid}-${(count += 1)}.part`);
    const hand = async () => {
      try {
        const output = createWriteStream(file, { mode: 0o600 });
        await inTurn(() => pipeline(Readable.from(withNewlines(dumpRows(queries))), output));
        await pipeline(createReadStream(file), socket);
      } finally {
        await rm(file, { force: true });
      }
    };
    // Someone who asks sees that the rows end too early.
    hand().catch(() => socket.destroy());
  });
  // A process that was killed leaves its socket behind; the folder is locked, so nobody else uses it.
  await rm(path, { force: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    // No reason not to start: a path can be too long for a socket. Then a backup asks to stop the site first.
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
  return {
    close: () => new Promise((resolve) => (isOpen ? server.close(() => resolve()) : resolve())),
  };
}

/** The lines of a backup, from the process that runs the site on this folder. Throws `otherwise` when none answers. */
export async function* rowsOfRunningSite(
  dataDir: string,
  otherwise: BackendError,
): AsyncGenerator<string> {
  const socket = connect(doorOf(dataDir));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () => reject(otherwise));
  });
  let last = '';
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    last = line;
    yield line;
  }
  if (!last.startsWith('{"sha256":')) {
    throw new BackendError('The site stopped before all rows were read. Please try again.');
  }
}

export async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
