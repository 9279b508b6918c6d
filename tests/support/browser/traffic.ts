import type { Page, Request } from '@playwright/test';
import { goesOverTheWire, watchDocument } from './document-requests.ts';
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
  const document = await watchDocument(page);
  await page.addInitScript(keepIdleWork);

  const reported = () => requests.length - requests.findLastIndex((one) => opens(page, one));

  return {
    requests,
    async settled() {
      await page.waitForLoadState('load');
      let seen: number;
      let begun = await document.count();
      do {
        seen = begun;
        await document.ended();
        await page.evaluate(spareTime);
        await painted(page);
        begun = await document.count();
      } while (begun > seen);
      while (reported() < begun) await page.waitForEvent('request');
    },
  };
}

const opens = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

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
