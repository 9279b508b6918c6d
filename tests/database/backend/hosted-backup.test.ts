import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from '../../../local/backend/backend.ts';
import type { NativeServer } from '../../../tools/native-postgres.ts';
import { createHostedProject, type HostedProject } from '../support/hosted-project.ts';
import { hasNativePostgres, useNativeServer } from '../support/native-database.ts';
import { runTool } from '../support/run-tool.ts';
import { siteUrl } from '../support/test-backend.ts';
import { signIn } from './backup-contents.ts';

describe.skipIf(!hasNativePostgres)('of a hosted project', () => {
  let server: NativeServer;
  let scratch: string;
  let project: HostedProject;
  let file: string;

  beforeAll(async () => {
    server = await useNativeServer();
    scratch = await mkdtemp(join(tmpdir(), 'mentor-hosted-'));
    project = await createHostedProject(server.url, { withSamples: true });
    file = join(scratch, 'backup.jsonl.gz');
  });
  afterAll(async () => {
    await project.remove();
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  });

  const restore = (url: string, ...parameters: string[]) =>
    runTool('restore', [file, ...parameters], { DATABASE_URL: url });

  test('a backup is made by its DATABASE_URL, readable by its owner only', async () => {
    const run = await runTool('backup', [file], { DATABASE_URL: project.url });
    expect(run).toMatchObject({ exitCode: 0, errors: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('the backup goes into a new project with all rows, and leaves what is the service’s own', async () => {
    const fresh = await createHostedProject(server.url);
    expect(await restore(fresh.url)).toMatchObject({ exitCode: 0, errors: '' });
    expect(await fresh.contents()).toEqual(await project.contents());
    expect(await fresh.query('select version from auth.schema_migrations')).toHaveLength(1);
    // The hosted service finds nobody whose mark or texts are missing.
    expect(
      await fresh.query(
        `select id from auth.users
         where instance_id is null or confirmation_token is null or email_change is null`,
      ),
    ).toEqual([]);
    await fresh.remove();
  });

  test('the backup goes into the embedded database too, and people log in there', async () => {
    const dataDir = join(scratch, 'embedded');
    const run = await runTool('restore', [file], { DATA_DIR: dataDir });
    expect(run).toMatchObject({ exitCode: 0, errors: '' });
    const backend = await openBackend({ siteUrl, dataDir });
    expect((await signIn(backend)).status).toBe(200);
    await backend.close();
  });

  test('a project with people in it is not overwritten, unless that is asked for', async () => {
    const before = await project.contents();
    const { exitCode, errors } = await restore(project.url);
    const { username, hostname } = new URL(project.url);
    expect(exitCode).toBe(1);
    expect(errors).toBe(
      `There are people or orders in the database of ${username} on ${hostname} already. Add --force to replace them.\n`,
    );
    expect(await project.contents()).toEqual(before);
    expect(await restore(project.url, '--force')).toMatchObject({ exitCode: 0 });
    expect((await project.contents()).map(([name, rows]) => [name, rows])).toEqual(
      before.map(([name, rows]) => [name, rows]),
    );
  });

  test('a project whose address was left in the terminal is not taken for the folder', async () => {
    const before = await project.contents();
    const dataDir = join(scratch, 'look');
    for (const [tool, ...parameters] of [
      ['restore', file, '--force'],
      ['backup', join(scratch, 'look.jsonl.gz')],
    ] as const) {
      const run = await runTool(tool, parameters, { DATABASE_URL: project.url, DATA_DIR: dataDir });
      expect(run.exitCode).toBe(1);
      expect(run.errors).toMatch(/^DATABASE_URL and DATA_DIR are both set, .+\n$/);
    }
    expect(await project.contents()).toEqual(before);
  });

  test('a project of another version says how to go on, and keeps what it has', async () => {
    const older = await createHostedProject(server.url);
    await older.query(
      `delete from supabase_migrations.schema_migrations
       where version = (select max(version) from supabase_migrations.schema_migrations)`,
    );
    const before = await older.contents();
    const run = await restore(older.url);
    expect(run.exitCode).toBe(1);
    expect(run.errors).toContain('npx supabase db push');
    expect(await older.contents()).toEqual(before);
    await older.remove();
  });

  test('a wrong address or password is one sentence that does not repeat it', async () => {
    const url = 'postgresql://postgres:hunter2@127.0.0.1:1/postgres';
    const run = await runTool('backup', [join(scratch, 'x.gz')], { DATABASE_URL: url });
    expect(run.exitCode).toBe(1);
    expect(run.errors).toMatch(/^The database of DATABASE_URL cannot be reached .+\n$/);
    expect(run.errors).not.toContain('hunter2');
  });
});
