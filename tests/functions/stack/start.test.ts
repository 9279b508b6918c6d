import { readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../../local/server/settings.ts';
import { welcome } from '../../../local/server/welcome.ts';
import { type Stack, startStack } from '../../../local/stack.ts';
import { type Folder, temporaryFolder } from './fixture.ts';
import { run } from './run-script.ts';

let data: Folder;

let stack: Stack;

beforeAll(async () => {
  data = await temporaryFolder();
  stack = await startStack({ dataDir: data.path, quiet: true });
});

afterAll(async () => {
  await stack.stop();
  await data.remove();
});

describe('A start that cannot be says why in one sentence and exits with 1', () => {
  const sentence = /^[^\n]+\.\n$/;

  test('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const unused = await temporaryFolder();

    const { code, said } = await run('local/start.ts', {
      PORT: String(port),
      DATA_DIR: join(unused.path, 'data'),
    });
    expect(said).toMatch(sentence);
    expect(said).toContain(`Port ${port} is already in use`);
    expect(code).toBe(1);
    expect(await readdir(unused.path)).toEqual([]);
    other.close();
    await unused.remove();
  });

  test('on data that another start is using, and that one keeps running', async () => {
    await expect(startStack({ dataDir: data.path, quiet: true })).rejects.toThrow(
      `Another process is using ${data.path}`,
    );
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  });

  test('in a folder that cannot be written to', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder.path, 'file'), '');
    const dataDir = join(folder.path, 'file', 'data');
    const { code, said } = await run('local/start.ts', { PORT: '61888', DATA_DIR: dataDir });
    expect(said).toBe(`The data folder ${dataDir} cannot be written to.\n`);
    expect(code).toBe(1);
    await folder.remove();
  });

  test('with settings that make no sense', async () => {
    const { code, said } = await run('local/start.ts', { PORT: '8o80' });
    expect(said).toBe('PORT must be a whole number from 1 to 65532.\n');
    expect(code).toBe(1);
    expect(() => readSettings({ PORT: '0' })).toThrow(/^PORT must be /);
    expect(() => readSettings({ SEED: 'all' })).toThrow(/^SEED must be /);
  });
});

describe('What a start says at its end', () => {
  test('names what is still a sample, each with its file, and how many things that are', async () => {
    await stack.backend.query(`
      insert into public.events (id, title, description, category, event_date, event_time, venue)
      values (md5('sample Clinic')::uuid, 'Clinic', 'One hour.', 'Webinar', public.today_in_india(), '18:30', 'Jaipur')`);
    const said = await welcome(stack, data.path);
    const [, count, list = ''] =
      /These (\d+) things are still samples[^\n]*:\n((?: {4}\S[^\n]*\n)+)/.exec(said) ?? [];
    const things = list.trimEnd().split('\n');
    expect(things).toHaveLength(Number(count));
    for (const thing of things) expect(thing).toMatch(/^ {4}(?:content|supabase)\/\S+ {2,}\S/);
    expect(list).toContain('Your phone number');
    expect(list).toContain('20_events.sql');
    expect(said).toMatch(/\nReady: \S+\n$/);

    await stack.backend.query(`delete from public.events where title = 'Clinic'`);
    expect(await welcome(stack, data.path)).not.toContain('20_events.sql');
  });
});
