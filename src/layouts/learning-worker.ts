import { learningPages } from '#src/shared/lib/learning-worker.ts';
import { freshOrKept } from './fresh-or-kept.ts';

// The service worker of lessons: one that was read once opens without a network. Nothing else of the site goes through
// it. The texts of paid lessons are kept apart, by account (features/courses/data/offline-copies.ts).

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Of the global scope of a service worker, what this one uses; the types of pages do not have it. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = self as unknown as WorkerScope;

/** Someone on a network that hardly moves reads the page of last time after so long. */
const patienceInMilliseconds = 6_000;
/** Files of builds that are gone are among them. */
const mostFiles = 300;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Their names change with what is in them.
  if (pathname.startsWith('/_astro/')) event.respondWith(keptOrFresh(event));
  else if (request.mode === 'navigate' || asked.has(request.destination)) {
    event.respondWith(freshOrLast(event));
  }
});

const asked = new Set<string>(['script', 'font', 'image']);

/** What was used since the worker was started, which is what the open page needs. */
const used = new Set<string>();

const files = () => caches.open(learningPages);

/** A query, or a slash at the end, does not change what is in a file, so each is kept once. */
const pathOf = ({ url }: { url: string }) => new URL(url).pathname.replace(/\/$/, '');

async function kept(request: Request): Promise<Response | undefined> {
  const path = pathOf(request);
  used.add(path);
  return (await files()).match(path, { ignoreVary: true });
}

async function freshOrLast(event: RequestEvent): Promise<Response> {
  const earlier = await kept(event.request);
  return freshOrKept(loaded(event), earlier, patienceInMilliseconds);
}

async function keptOrFresh(event: RequestEvent): Promise<Response> {
  return (await kept(event.request)) ?? loaded(event);
}

/** Asks the network. The page has the answer at once; that it is kept as well does not hold it up. */
function loaded(event: RequestEvent): Promise<Response> {
  const answer = fetch(event.request);
  // Full storage keeps nothing, and reading goes on.
  event.waitUntil(
    answer.then((fresh) => keep(event.request, fresh.clone())).catch(() => undefined),
  );
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected) return;
  const cache = await files();
  await cache.put(pathOf(request), answer);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - mostFiles));
  const unused = surplus.filter((key) => !used.has(pathOf(key)));
  await Promise.all(unused.map((key) => cache.delete(key)));
}
