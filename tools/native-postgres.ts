import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';

export interface NativeServer {
  url: string;
  stop(): Promise<void>;
}

/** The folder of a Postgres on this machine, the newest one; undefined when there is none. */
export function findPostgres(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort(byVersion).reverse(),
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => globSync(join(folder, '{initdb,postgres}')).length === 2);
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

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    stdio: 'ignore',
    cwd: folder,
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (server.exitCode === null) {
      // "Fast" shutdown: sessions are ended, not waited for.
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Postgres refuses to run as root, so root starts it as the user that its package made. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilItAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 5 });
  try {
    for (;;) {
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (hasEnded())
          throw new Error('The Postgres on this machine does not start.', { cause: error });
      }
    }
  } finally {
    await sql.end();
  }
}

const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
