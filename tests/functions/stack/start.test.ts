import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../../local/server/settings.ts';
import { welcome } from '../../../local/server/welcome.ts';
import { startStack, type Stack } from '../../../local/stack.ts';
import { builtSite, temporaryFolder, type Folder } from './fixture.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a script as `npm start` does, and gives what it said. */
async function run(script: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    cwd: repository,
    env: { ...process.env, ...environment },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}

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

  test('when a hosted build names no backend, instead of building from sample rows', async () => {
    const { code, said } = await run('local/build.ts', { NETLIFY: 'true', SUPABASE_URL: '' });
    expect(said).toMatch(/^SUPABASE_URL is not set[^\n]+\.\n$/);
    expect(code).toBe(1);
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

describe('A start', () => {
  let other: Stack | undefined;
  let site: Folder | undefined;
  afterEach(async () => {
    await other?.stop();
    await site?.remove();
    other = undefined;
    site = undefined;
  });

  test('is not told as up before the site is built, and the build can read the rows', async () => {
    site = await builtSite({ 'index.html': 'built' });
    const folder = site.path;
    const seen: number[] = [];
    other = await startStack({
      quiet: true,
      buildSite: async ({ siteUrl, backendUrl, anonKey }) => {
        const rows = `${backendUrl}/rest/v1/reviews?select=id`;
        for (const address of [`${siteUrl}/healthz`, `${siteUrl}/`, rows]) {
          seen.push((await fetch(address, { headers: { apikey: anonKey } })).status);
        }
        return folder;
      },
    });
    expect(seen).toEqual([503, 503, 200]);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
  });

  test('that fails in the middle leaves nothing running', async () => {
    let address = '';
    const failing = startStack({
      quiet: true,
      buildSite: ({ siteUrl }) => {
        address = siteUrl;
        return Promise.reject(new Error('The build failed.'));
      },
    });
    await expect(failing).rejects.toThrow('The build failed.');
    await expect(fetch(address)).rejects.toThrow();
  });

  test('can be given up', async () => {
    const givingUp = new AbortController();
    const starting = startStack({
      quiet: true,
      signal: givingUp.signal,
      buildSite: (_backend, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('Stopped.')));
          givingUp.abort();
        }),
    });
    await expect(starting).rejects.toThrow('Stopped.');
  });
});

describe('The build hook', () => {
  test('builds once for calls that come together and swaps the site in, and a failed build changes nothing', async () => {
    const editions = await Promise.all(
      ['one', 'two', 'three'].map((text) => builtSite({ 'index.html': text })),
    );
    let builds = 0;
    let fails = false;
    const site = await startStack({
      quiet: true,
      buildSite: () => {
        builds += 1;
        const folder = editions[builds - 1];
        return fails || !folder ? Promise.reject(new Error('No.')) : Promise.resolve(folder.path);
      },
    });
    const home = async () => (await fetch(site.url)).text();
    const hook = site.buildHookUrl;
    expect(await home()).toBe('one');

    await Promise.all([1, 2, 3].map(() => fetch(hook, { method: 'POST' })));
    await site.built();
    expect([builds, await home()]).toEqual([2, 'two']);

    fails = true;
    await fetch(hook, { method: 'POST' });
    await site.built();
    expect([builds, await home()]).toEqual([3, 'two']);
    expect((await fetch(hook)).status).toBe(405);
    await site.stop();
    await Promise.all(editions.map((edition) => edition.remove()));
  });

  test('readers see the old pages or the new ones while they are swapped, never none', async () => {
    const editions = await Promise.all(
      ['old', 'new'].map((text) => builtSite({ 'index.html': text, 'events.html': text })),
    );
    const [before, after] = editions.map(({ path }) => path) as [string, string];
    const site = await startStack({ quiet: true, siteDir: before });
    const seen = new Set<string>();
    let isSwapping = true;
    const reading = (async () => {
      while (isSwapping) {
        for (const path of ['/', '/events']) {
          const answer = await fetch(`${site.url}${path}`);
          seen.add(`${answer.status} ${await answer.text()}`);
        }
      }
    })();
    for (const folder of [after, before, after]) await site.publish(folder);
    isSwapping = false;
    await reading;
    expect([...seen].filter((answer) => !['200 old', '200 new'].includes(answer))).toEqual([]);
    expect(await (await fetch(site.url)).text()).toBe('new');
    await site.stop();
    await Promise.all(editions.map((edition) => edition.remove()));
  });
});
