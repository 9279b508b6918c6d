import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import postgres from 'postgres';
import { findFreePort } from '../local/server/free-port.ts';

export interface NativeServer {
  url: string;
  stop(): Promise<void>;
}

/** What is asked of it; some packages have the server without the rest. */
const programs = '{initdb,pg_dump,postgres}';

/** The folder of a Postgres on this machine: the one on the path, else the newest; undefined when there is none. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort(byVersion).reverse(),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.find((folder) => globSync(join(folder, programs)).length === 3);
}

/** Starts a Postgres on a free port and in a temporary folder, both gone after stop(). Only this machine reaches it. */
export async function startPostgres(binaries: string): Promise<NativeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mentor-postgres-'));
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, stdio: 'ignore', cwd: folder },
  );

  try {
    const { url, end } = await serve(binaries, data, owner);
    return {
      url,
      stop: async () => {
        await end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Serving {
  url: string;
  end(): Promise<void>;
}

/** Postgres has to be told its port beforehand; if another process takes that in between, the next one is tried. */
async function serve(
  binaries: string,
  data: string,
  owner: Owner | undefined,
  attemptsLeft = 3,
): Promise<Serving> {
  const port = await findFreePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dirname(data)}`,
    'fsync=off',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    stdio: 'ignore',
    cwd: dirname(data),
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const hasEnded = () => server.exitCode !== null;
  const end = async () => {
    if (hasEnded()) return;
    // "Fast" shutdown: sessions are ended, not waited for.
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  try {
    await untilItAnswers(url, data, hasEnded);
    return { url, end };
  } catch (error) {
    await end();
    if (attemptsLeft === 1) throw error;
    return serve(binaries, data, owner, attemptsLeft - 1);
  }
}

interface Owner {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root, so root starts it as the user that its package made. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Another Postgres may have the port by now: ours is the one with our data. */
async function untilItAnswers(url: string, data: string, hasEnded: () => boolean): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 5 });
  try {
    for (;;) {
      const [answer] = await sql`show data_directory`.catch(() => []);
      if (answer?.['data_directory'] === data) return;
      if (hasEnded()) throw new Error('The Postgres on this machine does not start.');
    }
  } finally {
    await sql.end();
  }
}

const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
