// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropCopies, keepCopy, readCopy } from '#src/features/courses/data/offline-copies.ts';
import { forgetLearning } from '#src/shared/browser/forget-learning.ts';
import { keepLearningPage } from '#src/shared/browser/keep-learning-page.ts';
import { storageKeys } from '#src/shared/browser/storage.ts';
import { learningTexts } from '#src/shared/lib/learning-worker.ts';
import { browserCaches, type BrowserCaches } from './browser-caches.ts';
import { lessonPage } from './lesson-page.ts';

let caches: BrowserCaches;
/** The worker that is registered. */
let worker: object | undefined;

const first = { course: 'resume-mastery', lesson: 'first' };
const second = { course: 'resume-mastery', lesson: 'second' };
const elsewhere = { course: 'resume', lesson: 'first' };

const logIn = (id: string) =>
  localStorage.setItem(storageKeys.session, JSON.stringify({ user: { id } }));

/** As sign-out.ts does it: the session goes first. */
async function logOut(): Promise<void> {
  caches.onStep(async () => {});
  localStorage.removeItem(storageKeys.session);
  await forgetLearning();
}

beforeEach(() => {
  caches = browserCaches();
  worker = undefined;
  localStorage.clear();
  logIn('asha');
  history.replaceState(null, '', '/learn/resume-mastery/first');
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('page'));
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(address: string) {
        this.url = new URL(address, location.href).href;
      }
    },
  );
  const registration = { unregister: async () => void (worker = undefined) };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: null,
      register: async () => (worker = registration),
      getRegistration: async () => worker,
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** All that is kept on this device. */
const device = async () => ({ caches: await caches.keys(), worker, stored: { ...localStorage } });
const empty = { caches: [], worker: undefined, stored: {} };

const steps = (names: string[]) => names.flatMap((name) => [`before ${name}`, `after ${name}`]);

describe('someone who logs out leaves nothing on the device', () => {
  test.each(steps(['open', 'put']))('while a copy is being kept: %s', async (step) => {
    caches.onStep(async (now) => (now === step ? logOut() : undefined));
    await keepCopy('asha', first, lessonPage());
    expect(await device()).toEqual(empty);
  });

  test('when a copy is kept after that', async () => {
    await logOut();
    await keepCopy('asha', first, lessonPage());
    expect(await device()).toEqual(empty);
  });

  test.each(steps(['open', 'add']))('while the page is being kept: %s', async (step) => {
    vi.useFakeTimers();
    caches.onStep(async (now) => (now === step ? logOut() : undefined));
    const kept = keepLearningPage('asha');
    await vi.advanceTimersByTimeAsync(2_000);
    await kept;
    expect(await device()).toEqual(empty);
  });

  test('while the page waits to be kept, also when it is left at once', async () => {
    vi.useFakeTimers();
    const kept = keepLearningPage('asha');
    await logOut();
    const begun = vi.fn();
    caches.onStep(begun);
    await vi.advanceTimersByTimeAsync(2_000);
    await kept;
    expect(begun).not.toHaveBeenCalledWith('before open');
  });
});

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
