import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';

// The modules of a page come after its first paint. What someone presses before they are there is not lost.

const modules = '**/_astro/*.js*';

const submitInquiry = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const openBooking = (page: Page) => page.getByRole('button', { name: 'Resume Preparation' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Opens a page whose modules do not come before they may. */
async function openWithoutModules(page: Page, address: string): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await mayCome.promise;
    await route.fallback();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return mayCome.resolve;
}

test('a form sent before the modules of the page are there is answered once they are', async ({
  visitor,
}) => {
  const letModulesCome = await openWithoutModules(visitor, '/mentorship/college');
  await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
  await submitInquiry(visitor).click();
  letModulesCome();
  await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
  await expect(visitor).toHaveURL('/mentorship/college');
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
});

test('a button pressed before the modules of the page are there is answered once they are', async ({
  visitor,
}) => {
  const letModulesCome = await openWithoutModules(visitor, '/mentorship/individual');
  await openBooking(visitor).click();
  letModulesCome();
  await expect(visitor.getByLabel('Career Goal')).toBeVisible();
});

test('a button pressed with the keyboard before the modules are there is answered too', async ({
  visitor,
}) => {
  const letModulesCome = await openWithoutModules(visitor, '/mentorship/individual');
  await openBooking(visitor).focus();
  await visitor.keyboard.press('Enter');
  letModulesCome();
  await expect(visitor.getByLabel('Career Goal')).toBeVisible();
});

test('a hero button pressed before the modules are there leads to the same place as after', async ({
  visitor,
}) => {
  const letModulesCome = await openWithoutModules(visitor, '/');
  const mentorship = visitor.locator('#mentorship');
  await visitor.getByRole('link', { name: 'TPOs Development Program', exact: true }).click();
  const top = () => mentorship.evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(50, 0);
  await expect(visitor).toHaveURL('/#mentorship');
  await expect(mentorship).toBeFocused();
  letModulesCome();
});

test('a form whose page gets no modules at all says so, and is there after Try Again with what was typed', async ({
  visitor,
  problems,
}) => {
  problems.expect(/failed: GET \/_astro\/.*/);
  await visitor.route(modules, (route) => route.abort('internetdisconnected'));
  await visitor.goto('/mentorship/college');
  await expect(failure(visitor)).toBeHidden();
  await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
  await submitInquiry(visitor).click();
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(modules);
  const loadedAnew = visitor.waitForEvent('load');
  await failure(visitor).getByRole('button', { name: 'Try Again' }).click();
  await loadedAnew;
  await submitInquiry(visitor).click();
  await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
});

test('a filter chosen before the modules of the page are there filters once they are', async ({
  visitor,
}) => {
  await visitor.route('**/rpc/list_reviews?*with_rating*', (route) => route.fulfill({ json: [] }));
  const letModulesCome = await openWithoutModules(visitor, '/reviews');
  await visitor.getByRole('combobox', { name: 'Stars' }).selectOption('1 star');
  letModulesCome();
  await expect(visitor.getByText('No matching reviews')).toBeVisible();
});

test('a button whose page gets no modules at all is answered when it is pressed again', async ({
  visitor,
  problems,
}) => {
  problems.expect(/failed: GET \/_astro\/.*/);
  await visitor.route(modules, (route) => route.abort('internetdisconnected'));
  await visitor.goto('/mentorship/individual');
  await openBooking(visitor).click();
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(modules);
  await openBooking(visitor).click();
  await expect(visitor.getByLabel('Career Goal')).toBeVisible();
  await expect(failure(visitor)).toBeHidden();
});

test('a link leads on as ever while the modules are under way', async ({ visitor }) => {
  await openWithoutModules(visitor, '/');
  await visitor.getByRole('link', { name: 'View All Reviews' }).click();
  await expect(visitor).toHaveURL('/reviews');
});

test('a page asks for its modules only after it has been painted', async ({ visitor }) => {
  // Where nothing is painted for three seconds, as on a busy machine, it asks without that. Here it is to wait.
  await visitor.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, wait = 0) =>
      wait >= 3_000 ? 0 : later(run, wait)) as typeof window.setTimeout;
  });
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/');
  await traffic.settled();
  const { painted, asked } = await visitor.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('a page that is opened in a tab nobody looks at gets its modules too', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    PerformanceObserver.prototype.observe = () => {};
  });
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/mentorship/individual');
  await expect
    .poll(() => traffic.requests.filter((request) => request.url().endsWith('.js')).length)
    .toBeGreaterThan(0);
});
