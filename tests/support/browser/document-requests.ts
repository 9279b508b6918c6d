import type { Page } from '@playwright/test';

export interface DocumentRequests {
  /** How many the document that is open now has begun, its own included. Redirects count once. */
  count(): Promise<number>;
  /** Resolves when each of them has ended. */
  ended(): Promise<void>;
}

/** Not `data:`, not `blob:`, and not the icon that browsers ask for by themselves, which Playwright never reports. */
export const goesOverTheWire = (url: string): boolean =>
  url.startsWith('http') && !url.endsWith('/favicon.ico');

/**
 * What the open document asks for, where it begins. Playwright reports a request that a test routes only when it has
 * reached the network, tenths of a second later on a busy machine: a page that looks quiet until then may not be. And
 * its `finished()` never resolves for an answer that broke off, as all do that a page had not got whole when it was left.
 */
export async function watchDocument(page: Page): Promise<DocumentRequests> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;
  let openDocument: string | undefined;
  const begun = new Set<string>();
  const unfinished = new Map<string, PromiseWithResolvers<void>>();

  const end = (id: string) => {
    unfinished.get(id)?.resolve();
    unfinished.delete(id);
  };
  const openAnother = (id: string) => {
    openDocument = id;
    begun.clear();
    for (const left of [...unfinished.keys()]) end(left);
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, type, request }) => {
    if (frameId === mainFrame && type === 'Document') openAnother(loaderId);
    const wasLeft = frameId === mainFrame && loaderId !== (openDocument ?? loaderId);
    if (wasLeft || !goesOverTheWire(request.url)) return;
    begun.add(requestId);
    // One that was redirected begins again, and ends once.
    if (!unfinished.has(requestId)) unfinished.set(requestId, Promise.withResolvers());
  });
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');

  return {
    count: async () => {
      // The answer comes after everything that the page has told before it.
      await session.send('Runtime.evaluate', { expression: '0' });
      return begun.size;
    },
    ended: async () => {
      while (unfinished.size > 0) {
        await Promise.all([...unfinished.values()].map(({ promise }) => promise));
      }
    },
  };
}
