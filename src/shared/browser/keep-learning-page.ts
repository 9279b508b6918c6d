import { learningPages, learningWorker } from '#src/shared/lib/learning-worker.ts';
import { forgetLearning } from './forget-learning.ts';
import { storedAccountId } from './stored-account.ts';

const restInMilliseconds = 2_000;

/**
 * Has the page that is open, with its files, kept for reading without a network. The worker comes after the first page of
 * lessons: what that has loaded by then is put beside it here. From then on the worker does it.
 */
export async function keepLearningPage(accountId: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !globalThis.caches) return;
  // What is read now comes first on a slow network.
  await new Promise((resolve) => setTimeout(resolve, restInMilliseconds));
  // After a logout this page may be left before it could delete again what it keeps.
  if (storedAccountId() !== accountId) return;
  try {
    const cache = await caches.open(learningPages);
    // As the worker calls it.
    const path = location.pathname.replace(/\/$/, '');
    if (serviceWorker.controller && (await cache.match(path))) return;
    await serviceWorker.register(learningWorker);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(isOwnFile).map(({ pathname }) => pathname);
    // As the browser has just got them; one that is missing now does not keep the others out.
    const asLoaded = (address: string) => new Request(address, { cache: 'force-cache' });
    const wanted = [path, ...own].map(asLoaded);
    await Promise.allSettled(wanted.map((request) => cache.add(request)));
  } catch {
    // Private windows have no worker. The page reads as well without.
  }
  // A logout meanwhile has deleted all of it, and this has brought it back.
  if (storedAccountId() !== accountId) await forgetLearning();
}

const isOwnFile = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(?:rest|auth|\.netlify)\//.test(pathname);
