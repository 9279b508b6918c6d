import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ask,
  caches,
  kept,
  lesson,
  network,
  offline,
  openWorkerScope,
  origin,
  page,
  script,
} from './worker-scope.ts';

beforeEach(async () => {
  openWorkerScope();
  // Each test has a worker that was started just now.
  vi.resetModules();
  await import('#src/layouts/learning-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

class RedirectedResponse extends Response {
  override readonly redirected = true;
  override clone = () => new RedirectedResponse();
}

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
