import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learningPages, learningTexts } from '#src/shared/lib/learning-worker.ts';
import { browserCaches, type BrowserCaches, pathsIn } from './browser-caches.ts';

const origin = 'https://mentor.example';
const lesson = '/learn/resume-mastery/first';
const page = { mode: 'navigate', destination: 'document' };
const script = { mode: 'cors', destination: 'script' };

let caches: BrowserCaches;
let network: ReturnType<typeof vi.fn<(request: { url: string }) => Promise<Response>>>;
let onFetch: (event: object) => void;

beforeEach(async () => {
  caches = browserCaches();
  network = vi.fn(async ({ url }) => new Response(url));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL('/learn/worker.js', origin));
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: typeof onFetch) => {
      if (type === 'fetch') onFetch = listener;
    },
  });
  // Each test has a worker that was started just now.
  vi.resetModules();
  await import('#src/layouts/learning-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** What the worker answers, once it has kept what it keeps; undefined where it leaves the request to the browser. */
async function ask(path: string, kind: object = page): Promise<string | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  onFetch({
    request: { url: new URL(path, origin).href, method: 'GET', ...kind },
    respondWith: (response: Promise<Response>) => void (answer = response),
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  });
  const text = await answer?.then((response) => response.text());
  await Promise.all(work);
  return text;
}

class RedirectedResponse extends Response {
  override readonly redirected = true;
  override clone = () => new RedirectedResponse();
}

const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
const kept = () => pathsIn(caches, learningPages);

describe('a lesson that was read', () => {
  const addresses = [lesson, `${lesson}/`, `${lesson}?from=mail`, `${lesson}#lessons`];

  test('is kept once, whatever its query, its part and the end of its address', async () => {
    for (const address of addresses) await ask(address);
    expect(await kept()).toEqual([lesson]);
  });

  test.each(addresses)('opens without a network at %s', async (address) => {
    await ask(`${lesson}?from=mail`);
    offline();
    expect(await ask(address)).toBe(`${origin}${lesson}?from=mail`);
  });

  test.each(addresses)('that was opened at %s opens without a network', async (address) => {
    await ask(address);
    offline();
    expect(await ask(lesson)).toBe(`${origin}${address}`);
  });

  test('opens no other one, of its course or below it', async () => {
    await ask(lesson);
    offline();
    for (const other of [`${lesson}-2`, `${lesson}/more`, '/learn/resume-mastery', '/learn']) {
      await expect(ask(other)).rejects.toThrow('Failed to fetch');
    }
  });

  test('is asked for again with a network, and a file of a build is not', async () => {
    for (const [path, kind] of [
      [lesson, page],
      ['/_astro/lesson.abc.js', script],
    ] as const) {
      await ask(path, kind);
      await ask(path, kind);
    }
    const asked = network.mock.calls.map(([{ url }]) => url.replace(origin, ''));
    expect(asked).toEqual([lesson, lesson, '/_astro/lesson.abc.js']);
  });

  test.each([
    ['an error', () => new Response('', { status: 404 })],
    ['a redirect that was followed', () => new RedirectedResponse()],
    ['a redirect that the browser follows', () => Response.error()],
  ])('is not replaced by %s', async (_, answer) => {
    await ask(lesson);
    network.mockImplementation(async () => answer());
    await ask(lesson);
    offline();
    expect(await ask(lesson)).toBe(`${origin}${lesson}`);
  });

  test('is read also where nothing can be kept', async () => {
    caches.onStep(async (step) => {
      if (step === 'before put') throw new DOMException('', 'QuotaExceededError');
    });
    expect(await ask(lesson)).toBe(`${origin}${lesson}`);
    expect(await kept()).toEqual([]);
  });
});

test.each<[string, string, object]>([
  ['the backend', '/rest/v1/rpc/lesson_page', { mode: 'cors', destination: '' }],
  ['what is written', lesson, { ...page, method: 'POST' }],
  ['a file of the build that is written', '/_astro/a.js', { ...script, method: 'POST' }],
  ['a picture of another site', 'https://i.ytimg.com/vi/1.jpg', { destination: 'image' }],
  ['a file of the build of another site', 'https://cdn.example/_astro/a.js', script],
  ['a sound of a lesson', '/learn/sound.mp3', { mode: 'no-cors', destination: 'audio' }],
])('%s does not go through the worker', async (_, path, kind) => {
  expect(await ask(path, kind)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
  expect(await kept()).toEqual([]);
});

describe('what accounts keep of their lessons', () => {
  const copy = '/learn/copies/asha/resume-mastery/first';

  test('is not read by an address', async () => {
    await (await caches.open(learningTexts)).put(copy, new Response('what is paid for'));
    offline();
    await expect(ask(copy)).rejects.toThrow('Failed to fetch');
  });

  test('stays, however many files go', async () => {
    const texts = await caches.open(learningTexts);
    for (let number = 0; number < 310; number += 1)
      await texts.put(`${copy}-${number}`, new Response());
    await keepFiles(310);
    await ask(lesson);
    expect(await pathsIn(caches, learningTexts)).toHaveLength(310);
  });
});

const file = (number: number) => `/_astro/file.${number}.js`;

/** As if so many files had been kept by earlier builds. */
async function keepFiles(count: number): Promise<void> {
  const pages = await caches.open(learningPages);
  for (let number = 0; number < count; number += 1) await pages.put(file(number), new Response());
}

describe('of three hundred files and more', () => {
  test('those go that were put first', async () => {
    await keepFiles(302);
    await ask(lesson);
    const left = await kept();
    expect(left).toHaveLength(300);
    expect(left.slice(0, 2)).toEqual([file(3), file(4)]);
    expect(left.at(-1)).toBe(lesson);
  });

  test('none goes before', async () => {
    await keepFiles(299);
    await ask(lesson);
    expect(await kept()).toHaveLength(300);
  });

  test('a page that was asked for again is not the oldest any more', async () => {
    await (await caches.open(learningPages)).put(lesson, new Response());
    await keepFiles(299);
    await ask(lesson);
    await ask('/learn/resume-mastery/second');
    expect(await kept()).toContain(lesson);
    expect(await kept()).not.toContain(file(0));
  });

  test('a file stays that the open page has used, however old it is', async () => {
    await keepFiles(302);
    await ask(file(0), script);
    await ask(lesson);
    const left = await kept();
    expect(left.slice(0, 2)).toEqual([file(0), file(3)]);
    expect(left).toHaveLength(301);
  });
});
