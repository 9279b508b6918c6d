import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

interface Site {
  url: string;
  /** Other origins that belong to the journey, such as the hosted payment page; a visitor may be sent there. */
  destinations: string[];
}

export interface PageWatch {
  /** Begins to watch all pages of a context, present and future. */
  follow(context: BrowserContext): Promise<void>;
  /** A problem that the test provokes: allowed, and it must come before the test ends. */
  expect(problem: RegExp): void;
  /** What went wrong, one sentence each. */
  complaints(): string[];
}

/**
 * Notices what a visitor's browser would hold against a page: errors in the console, uncaught exceptions and rejections,
 * violations of the content policy, requests of the site that fail, and requests to anyone else.
 */
export function watchPages(site: Site): PageWatch {
  const origin = new URL(site.url).origin;
  const destinations = site.destinations.map((url) => new URL(url).origin);
  const problems: string[] = [];
  const expected: RegExp[] = [];

  const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  const shorten = (url: string) => url.replace(origin, '');

  const onConsole = (message: ConsoleMessage) => {
    const level = message.type();
    if (level !== 'error' && level !== 'warning') return;
    if (!isOurs(message.page()?.url() ?? site.url)) return;
    // Reported with its address by onResponse and onFailure.
    if (message.text().startsWith('Failed to load resource')) return;
    problems.push(`console.${level}: ${message.text()}`);
  };

  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === origin) return;
    if (destinations.includes(url.origin) && isOnTheWay(request, url.origin)) return;
    problems.push(`third party: ${request.method()} ${request.url()}`);
  };

  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser drops what it was loading when the visitor moves on.
    if (!isOurs(request.url()) || reason === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${request.method()} ${shorten(request.url())} ${reason}`);
  };

  return {
    async follow(context) {
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`Content policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
        });
      });
      context.on('console', onConsole);
      context.on('weberror', (error) => {
        if (isOurs(error.page()?.url() ?? site.url)) {
          problems.push(`uncaught: ${error.error().message}`);
        }
      });
      context.on('request', onRequest);
      context.on('requestfailed', onFailure);
      context.on('response', (response) => {
        if (!isOurs(response.url()) || response.status() < 400) return;
        const method = response.request().method();
        problems.push(`${response.status()}: ${method} ${shorten(response.url())}`);
      });
    },
    expect(problem) {
      expected.push(problem);
    },
    complaints() {
      const unexpected = problems.filter((text) => !expected.some((wanted) => wanted.test(text)));
      const missing = expected.filter((wanted) => !problems.some((text) => wanted.test(text)));
      return [...unexpected, ...missing.map((wanted) => `expected ${wanted}, but it did not come`)];
    },
  };
}

/** Whether the whole page goes to another place, or something is loaded by a page that is there. */
function isOnTheWay(request: Request, origin: string): boolean {
  if (request.isNavigationRequest()) return request.frame().parentFrame() === null;
  return new URL(request.frame().url()).origin === origin;
}
