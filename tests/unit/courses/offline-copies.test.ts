// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { dropCopies, keepCopy, readCopy } from '#src/features/courses/data/offline-copies.ts';
import { keepLearningPage } from '#src/shared/browser/keep-learning-page.ts';
import { learningTexts } from '#src/shared/lib/learning-worker.ts';
import { lessonPage } from './lesson-page.ts';
import { caches, device, first, logIn, useDevice, worker } from './use-device.ts';

useDevice();

const second = { course: 'resume-mastery', lesson: 'second' };
const elsewhere = { course: 'resume', lesson: 'first' };

test('a lesson is kept with its page for one who stays logged in', async () => {
  vi.useFakeTimers();
  await keepCopy('asha', first, lessonPage());
  const kept = keepLearningPage('asha');
  await vi.advanceTimersByTimeAsync(2_000);
  await kept;
  expect(await readCopy('asha', first)).toEqual(lessonPage());
  expect(await device()).toMatchObject({ caches: [learningTexts, 'learn-pages'] });
  expect(worker).toBeDefined();
});

describe('someone else who logs in', () => {
  test('reads no copy of the one before, and leaves none under their name', async () => {
    await keepCopy('asha', first, lessonPage());
    logIn('ravi');
    expect(await readCopy('ravi', first)).toBeUndefined();
    await keepCopy('ravi', first, lessonPage());
    await keepCopy('asha', second, lessonPage());
    expect(await readCopy('asha', second)).toBeUndefined();
    expect(await readCopy('ravi', first)).toBeDefined();
  });

  test('while a copy is being kept finds nothing of it', async () => {
    caches.onStep(async (step) => {
      if (step === 'after put') logIn('ravi');
    });
    await keepCopy('asha', first, lessonPage());
    expect(await caches.keys()).toEqual([]);
  });
});

test('a course that is closed takes its copies, and none of another course or account', async () => {
  for (const address of [first, second, elsewhere]) await keepCopy('asha', address, lessonPage());
  logIn('asha-2');
  await keepCopy('asha-2', first, lessonPage());
  await dropCopies('asha', first.course);
  expect(await readCopy('asha', first)).toBeUndefined();
  expect(await readCopy('asha', second)).toBeUndefined();
  expect(await readCopy('asha', elsewhere)).toBeDefined();
  expect(await readCopy('asha-2', first)).toBeDefined();

  // Also where the name of one begins like the name of the other.
  logIn('asha');
  await keepCopy('asha', first, lessonPage());
  await dropCopies('asha', elsewhere.course);
  expect(await readCopy('asha', first)).toBeDefined();
  expect(await readCopy('asha', elsewhere)).toBeUndefined();
});

test.each(['', '{}', 'null', '{"lesson":'])(
  'a copy that was damaged is no copy: %j',
  async (text) => {
    await keepCopy('asha', first, lessonPage());
    const texts = await caches.open(learningTexts);
    for (const { url } of await texts.keys()) await texts.put(url, new Response(text));
    expect(await readCopy('asha', first)).toBeUndefined();
  },
);
