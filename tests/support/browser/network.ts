import type { Page, Route } from '@playwright/test';

/** What `page.route` takes for an address. */
type Address = Parameters<Page['route']>[0];

const isRead = (route: Route) => ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method());

/** Keeps requests waiting until the answer is resolved: those of one method, or all. */
export async function hold(page: Page, address: Address, method?: string) {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held.promise;
    await route.continue();
  });
  return held;
}

/**
 * Makes a service fail until `page.unroute` is called with the same address. What is read fails at once: after a 503
 * supabase-js would ask three times more, over seven seconds.
 */
export async function takeDown(page: Page, address: Address): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: isRead(route) ? 500 : 503, body: '' }),
  );
}

/** A service that does not answer for now, as hosted ones say it: someone who reads asks three times more before failing. */
export async function overload(page: Page, address: Address): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
}

/** What is written is stored, but the writer hears of a failure, until `page.unroute` is called. Reading goes on. */
export async function loseAnswers(page: Page, address: Address): Promise<void> {
  await page.route(address, async (route) => {
    if (isRead(route)) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 503, body: '' });
  });
}

/**
 * What is written is stored, but no answer ever comes, until `page.unroute` is called. Reading goes on. Resolves with the
 * first thing that was stored.
 */
export async function neverAnswer(
  page: Page,
  address: Address,
): Promise<{ stored: Promise<void> }> {
  const stored = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isRead(route)) return route.continue();
    await route.fetch();
    stored.resolve();
  });
  return { stored: stored.promise };
}
