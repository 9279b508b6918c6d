import { vi } from 'vitest';
import { learningPages } from '#src/shared/lib/learning-worker.ts';
import { browserCaches, type BrowserCaches, pathsIn } from './browser-caches.ts';

export const origin = 'https://mentor.example';
export const lesson = '/learn/resume-mastery/first';
export const page = { mode: 'navigate', destination: 'document' };
export const script = { mode: 'cors', destination: 'script' };

/** The caches and the network of the test that runs now. */
export let caches: BrowserCaches;
export let network: ReturnType<typeof vi.fn<(request: { url: string }) => Promise<Response>>>;
let onFetch: (event: object) => void;

/** Puts in place what a worker finds when it is started. */
export function openWorkerScope(): void {
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
}

/** What the worker answers, once it has kept what it keeps; undefined where it leaves the request to the browser. */
export async function ask(path: string, kind: object = page): Promise<string | undefined> {
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

export const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
export const kept = () => pathsIn(caches, learningPages);
