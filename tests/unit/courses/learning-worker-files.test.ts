import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learningPages, learningTexts } from '#src/shared/lib/learning-worker.ts';
import { pathsIn } from './browser-caches.ts';
import { ask, caches, kept, lesson, offline, openWorkerScope, script } from './worker-scope.ts';

beforeEach(async () => {
  openWorkerScope();
  // Each test has a worker that was started just now.
  vi.resetModules();
  await import('#src/layouts/learning-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

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
