import type { Page, Request } from '@playwright/test';
import { painted } from './layout.ts';

export interface Traffic {
  /** Everything that went over the wire, the document included. */
  requests: Request[];
  /** Resolves when the page has loaded, has had time to spare, and waits for nothing more. */
  settled(): Promise<void>;
}

/** Records what a page asks for. Call it before the page is opened. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (goesOverTheWire(request.url())) requests.push(request);
  });
  const begun = await countBegun(page);
  await page.addInitScript(keepIdleWork);
  let seen = 0;

  return {
    requests,
    async settled() {
      await page.waitForLoadState('load');
      do {
        // Not those of the pages before: each is a question to the browser.
        const news = requests.slice(seen);
        seen = requests.length;
        await Promise.all(news.map(answered));
        await page.evaluate(spareTime);
        await painted(page);
        const count = await begun();
        while (requests.length < count) await page.waitForEvent('request');
      } while (requests.length > seen);
    },
  };
}

/** Not `data:`, not `blob:`, and not the icon that browsers ask for by themselves, which Playwright never reports. */
const goesOverTheWire = (url: string): boolean =>
  url.startsWith('http') && !url.endsWith('/favicon.ico');

async function answered(request: Request): Promise<void> {
  const response = await request.response();
  // Chromium never reports the end of an answer that has a length and, as to HEAD, no body.
  if (request.method() !== 'HEAD') await response?.finished();
}

/**
 * Counts the requests where they begin. Playwright reports one that a test routes only when it has reached the network,
 * tenths of a second later on a busy machine: a page that looks quiet until then may not be.
 */
async function countBegun(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (goesOverTheWire(request.url)) count += 1;
  });
  await session.send('Network.enable');
  return async () => {
    // The answer comes after everything that the page has told before it.
    await session.send('Runtime.evaluate', { expression: '0' });
    return count;
  };
}

type WithIdleWork = Window & { idleWork?: Set<IdleRequestCallback> };

/** Keeps what the page wants to do when idle: Chromium may put work off that came first and do later work before it. */
function keepIdleWork(): void {
  const work = ((window as WithIdleWork).idleWork = new Set());
  const request = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) => {
    work.add(callback);
    return request((deadline) => {
      work.delete(callback);
      callback(deadline);
    }, options);
  };
}

/** Fonts are in, the browser has been idle, and all that waited for this is done. */
async function spareTime(): Promise<void> {
  await document.fonts.ready;
  do {
    await new Promise((resolve) => requestIdleCallback(resolve));
  } while ((window as WithIdleWork).idleWork?.size);
}
