import type { Page, Request } from '@playwright/test';
import { painted } from './layout.ts';

export interface Traffic {
  /** Everything that went over the wire, the document included; `data:` and `blob:` did not. */
  requests: Request[];
  /** Resolves when the page has loaded, has had time to spare, and waits for nothing more. */
  settled(): Promise<void>;
}

/** Records what a page asks for. Call it before the page is opened. */
export function recordTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  const answers: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    requests.push(request);
    // Chromium never reports the end of an answer that has a length and, as to HEAD, no body.
    const hasEnd = request.method() !== 'HEAD';
    answers.push(request.response().then((response) => (hasEnd ? response?.finished() : null)));
  });

  return {
    requests,
    async settled() {
      await page.waitForLoadState('load');
      let seen: number;
      do {
        seen = requests.length;
        await Promise.all(answers);
        await page.evaluate(spareTime);
        await painted(page);
      } while (requests.length > seen);
    },
  };
}

/** Fonts are in, and the browser has been idle. */
async function spareTime(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve));
}
