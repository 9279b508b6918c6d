import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../local/backend/database.ts';
import { prepare } from '../../../local/backend/prepare.ts';
import type { NativeServer } from '../../../tools/native-postgres.ts';
import {
  createNativeDatabase,
  hasNativePostgres,
  openNativeDatabase,
  useNativeServer,
} from '../support/native-database.ts';
import { siteUrl } from '../support/test-backend.ts';

interface Answer {
  stdout: string;
  stderr: string;
}

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe.skipIf(!hasNativePostgres)("Supabase's advisors", () => {
  let server: NativeServer;
  let database: Database;
  let home: string;
  let target: { url: string; drop(): Promise<void> };
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'mentor-advisors-'));
    server = await useNativeServer();
    target = await createNativeDatabase(server.url);
    database = openNativeDatabase(target.url);
    await prepare(database, { siteUrl });
    // The advisors look at the schemas that the REST service says it exposes.
    await database.script(
      `do $$ begin execute format('alter database %I set pgrst.db_schemas = ''public''', current_database()); end $$`,
    );
  });
  afterAll(async () => {
    await database.close();
    await target.drop();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** What they say; the command fails when they find something. */
  async function ask(): Promise<string> {
    const parameters = [
      'db',
      'advisors',
      `--remote=${target.url}`,
      '--level=warn',
      '--fail-on=warn',
    ];
    const { PATH = '' } = process.env;
    const answer = promisify(execFile)(
      inProject('node_modules/.bin/supabase'),
      [...parameters, `--workdir=${home}`],
      { env: { PATH, HOME: home, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' } },
    );
    const { stdout, stderr } = await answer.catch((failure: Answer) => {
      throw new Error(failure.stdout + failure.stderr);
    });
    return stdout + stderr;
  }

  test('find no error and no warning', async () => {
    expect(await ask()).toContain('No issues found');
  });

  test('would find a table without row level security', async () => {
    await database.script('create table public.open (id integer primary key)');
    await database.script('grant select on public.open to anon');
    await expect(ask()).rejects.toThrow('rls_disabled_in_public');
  });
});
