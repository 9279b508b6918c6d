import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, type NativeServer, startPostgres } from '../../../tools/native-postgres.ts';
import { contentsOf, createHostedProject } from '../support/hosted-project.ts';
import {
  createNativeDatabase,
  openNativeDatabase,
  useNativeServer,
} from '../support/native-database.ts';

const binaries = findPostgres();

const sums = `select sum(amount)::text as paid, count(*)::integer as orders from public.payments`;

/** One that this machine's pg_dump reads: it refuses a server that is newer than itself. */
async function readableServer(): Promise<NativeServer> {
  const server = await useNativeServer();
  const database = openNativeDatabase(server.url);
  const [row] = await database.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  await database.close();
  const told = execFileSync(join(binaries!, 'pg_dump'), ['--version'], { encoding: 'utf8' });
  if (Number(/ (\d+)/.exec(told)?.[1]) >= row!.version) return server;
  await server.stop();
  return startPostgres(binaries!);
}

test.skipIf(binaries === undefined)(
  'pg_dump and pg_restore keep every row, every sum and every rule',
  async () => {
    const server = await readableServer();
    const folder = await mkdtemp(join(tmpdir(), 'mentor-dump-'));
    const file = join(folder, 'dump');
    const project = await createHostedProject(server.url, { withSamples: true });
    const copy = await createNativeDatabase(server.url);
    execFileSync(join(binaries!, 'pg_dump'), ['-Fc', '--no-owner', '-f', file, project.url]);
    execFileSync(join(binaries!, 'pg_restore'), [
      '--no-owner',
      '--exit-on-error',
      '-d',
      copy.url,
      file,
    ]);

    const restored = openNativeDatabase(copy.url);
    expect(await contentsOf(restored.query)).toEqual(await project.contents());
    expect(await restored.query(sums)).toEqual(await project.query(sums));
    const rules = `select
      (select count(*)::integer from pg_policies) as policies,
      (select count(*)::integer from pg_trigger where not tgisinternal) as triggers,
      (select count(*)::integer from pg_constraint where connamespace = 'public'::regnamespace) as constraints`;
    expect(await restored.query(rules)).toEqual(await project.query(rules));

    await restored.close();
    await copy.drop();
    await project.remove();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
);
