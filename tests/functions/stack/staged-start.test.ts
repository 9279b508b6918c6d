import { afterEach, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../../local/stack.ts';
import { builtSite, type Folder } from './fixture.ts';

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
