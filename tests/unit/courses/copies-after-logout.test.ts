// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { keepCopy } from '#src/features/courses/data/offline-copies.ts';
import { forgetLearning } from '#src/shared/browser/forget-learning.ts';
import { keepLearningPage } from '#src/shared/browser/keep-learning-page.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { lessonPage } from './lesson-page.ts';
import { caches, device, first, useDevice } from './use-device.ts';

useDevice();

/** As sign-out.ts does it: the session goes first. */
async function logOut(): Promise<void> {
  caches.onStep(async () => {});
  localStorage.removeItem(authStorageKey);
  await forgetLearning();
}

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
