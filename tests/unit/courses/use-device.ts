import { afterEach, beforeEach, vi } from 'vitest';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { browserCaches, type BrowserCaches } from './browser-caches.ts';

/** The caches of the test that runs now. */
export let caches: BrowserCaches;
/** The worker that is registered. */
export let worker: object | undefined;

export const first = { course: 'resume-mastery', lesson: 'first' };

export const logIn = (id: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id } }));

/** A device on which Asha is logged in and has opened her first lesson, new for each test of this file. */
export function useDevice(): void {
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
}

/** All that is kept on this device. */
export const device = async () => ({
  caches: await caches.keys(),
  worker,
  stored: { ...localStorage },
});
