import type { Page, Request } from '@playwright/test';
import {
  fontsLoaded,
  namesOf,
  requestsCounted,
  scriptsLoaded,
  shifts,
  watchShifts,
} from '../../support/browser/page-cost.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { isReadable } from '../../support/site/pages-by-audience.ts';
import { sum, type Part } from '../../support/site/weight.ts';
import { expect, test } from '../../support/test.ts';

// docs/architecture.md, "What a page may weigh", as a real browser sees it: logged out, on a phone, nothing scrolled
// and nothing touched. What the files alone can tell is in tests/unit/built-site/budgets.test.ts.
const scriptMaximum = 3_000;
const fontFilesMaximum = 2;
const fontBytesMaximum = 60_000;
/** The document and the icon count as one each; `data:` addresses are no requests. */
const requestsMaximum = (address: string) => (address === '/' ? 8 : 5);

const listed = (parts: Part[]) => parts.map(({ what, bytes }) => `${bytes} ${what}`).join('\n');

const addresses = readBuiltSite()
  .pages.map(({ address }) => address)
  .filter((address) => isReadable(address) && address !== '/404');

test.use({
  // A visitor who was never here.
  sharesTabs: false,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
  // pages.spec.ts looks at the same pages.
  checkAccessibility: false,
});

for (const address of addresses) {
  test(`${address} costs a visitor next to nothing and stays still`, async ({ page, context }) => {
    const requests = await openWithLateFonts(page, address);
    expect.soft(await shifts(page), 'layout shifts, 390 px wide').toEqual([]);

    const counted = await requestsCounted(page, requests);
    expect.soft(counted.length, counted.join('\n')).toBeLessThanOrEqual(requestsMaximum(address));

    const scripts = await scriptsLoaded(page, requests);
    expect.soft(sum(scripts), listed(scripts)).toBeLessThanOrEqual(scriptMaximum);
    const heavy = scripts.filter(({ text }) => /react\.dev\/errors|supabase-js|gotrue/i.test(text));
    expect.soft(listed(heavy), 'React or supabase-js').toBe('');

    const fonts = await fontsLoaded(requests);
    expect.soft(fonts.length, listed(fonts)).toBeLessThanOrEqual(fontFilesMaximum);
    expect.soft(sum(fonts), listed(fonts)).toBeLessThanOrEqual(fontBytesMaximum);

    const calls = namesOf(requests).filter((name) =>
      /\/(?:rest|auth)\/v1\/|\/\.netlify\//.test(name),
    );
    expect.soft(calls, 'calls to the backend').toEqual([]);
    expect.soft(await context.cookies(), 'cookies').toEqual([]);

    const wide = await context.newPage();
    await wide.setViewportSize({ width: 1280, height: 800 });
    await openWithLateFonts(wide, address);
    expect.soft(await shifts(wide), 'layout shifts, 1280 px wide').toEqual([]);
  });
}

/**
 * Opens a page whose fonts come only after it was painted without them: the slow network on which words move. Answers,
 * once the page has come to rest, what it asked for.
 */
async function openWithLateFonts(page: Page, address: string): Promise<Request[]> {
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await watchShifts(page);
  const traffic = await recordTraffic(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  painted.resolve();
  await traffic.settled();
  return traffic.requests;
}
