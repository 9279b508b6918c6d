import type { BrowserContext, Page } from '@playwright/test';
import { openTab, restingPlace } from '../../support/browser/lent-tab.ts';
import { expect, test } from '../../support/test.ts';

const look = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

const stored = { name: 'theme', value: 'dark' };

/** What a page finds in its tab when it opens. */
const found = (page: Page) =>
  page.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookie: document.cookie,
    name: window.name,
    history: history.length,
    added: ['fromScript', 'fromTest'].filter((name) => name in window),
    size: `${innerWidth}x${innerHeight}`,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));

test('a test finds nothing in its tab of what the one before has left there', async ({
  browser,
  stack,
}) => {
  const tab = await openTab(browser, stack.url, look);
  const { context, page } = tab;
  await page.goto(`${stack.url}/terms`);
  const atFirst = await found(page);
  expect(await tab.empty()).toBe(true);

  await tab.fill({ cookies: [], origins: [{ origin: stack.url, localStorage: [stored] }] });
  await page.addInitScript(() => Object.assign(window, { fromScript: true }));
  await page.exposeFunction('fromTest', () => true);
  let heard = 0;
  page.on('request', () => (heard += 1));
  await page.route('**/refund', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${stack.url}/contact`);
  await page.goto(`${stack.url}/terms`);
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'half a word');
    document.cookie = 'seen=1';
    window.name = 'before';
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  const otherTab = await context.newPage();
  await context.setOffline(true);
  expect(await found(page)).toMatchObject({
    stored: ['theme', 'draft'],
    cookie: 'seen=1',
    name: 'before',
    added: ['fromScript', 'fromTest'],
    size: '390x844',
    isDark: true,
  });

  expect(await tab.empty()).toBe(true);
  expect(otherTab.isClosed()).toBe(true);
  expect(page.url()).toBe(restingPlace(stack.url));
  const heardBefore = heard;
  // Nothing is in its way any more.
  await page.goto(`${stack.url}/refund`);
  await page.goto(restingPlace(stack.url));
  expect(await tab.empty()).toBe(true);
  await page.goto(`${stack.url}/terms`);
  expect(await found(page)).toEqual(atFirst);
  expect(heard).toBe(heardBefore);
  await context.close();
});

const lasting: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  'whose clock was set': (page) => page.clock.setFixedTime('2031-03-14T19:00:00Z'),
  'that was on another site': async (page) => {
    await page.route('http://elsewhere.example/', (route) => route.fulfill({ body: 'There' }));
    await page.goto('http://elsewhere.example/');
  },
  'whose window on another site is closed by now': async (_, context) => {
    const popup = await context.newPage();
    await popup.route('http://elsewhere.example/', (route) => route.fulfill({ body: 'There' }));
    await popup.goto('http://elsewhere.example/');
    await popup.close();
  },
  'that was closed': (page) => page.close(),
};

for (const [what, happen] of Object.entries(lasting)) {
  test(`nobody is lent a tab ${what}`, async ({ browser, stack }) => {
    const tab = await openTab(browser, stack.url, look);
    await happen(tab.page, tab.context);
    expect(await tab.empty()).toBe(false);
    expect(browser.contexts()).not.toContain(tab.context);
  });
}
