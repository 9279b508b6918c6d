import type { Page } from '@playwright/test';
import { hostileHtml, hostileWords } from '../support/blog/hostile-html.ts';
import { hostileSlug } from '../support/blog/stored-posts.ts';
import type { StackInUse } from '../support/browser/stack-in-use.ts';
import { startTestStack } from '../support/browser/start-stack.ts';
import { expect, test as base } from '../support/test.ts';

// What someone wrote past the editor, in a site that was built from it.

const test = base.extend<object, { hostileSite: StackInUse }>({
  hostileSite: [
    async ({}, use) => {
      const { stack, stop } = await startTestStack('hostile-posts');
      await use(stack);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  stack: async ({ hostileSite }, use) => use(hostileSite),
});

// One site is enough for all of them.
test.describe.configure({ mode: 'default' });

const attacked = (page: Page) => page.evaluate(() => 'attacked' in window);
const sharePicture = (page: Page) =>
  page.locator('meta[property="og:image"]').getAttribute('content');

test('a built article opens as words, whatever its text holds', async ({ visitor, request }) => {
  test.setTimeout(180_000);
  for (const [number, [family]] of hostileHtml.entries()) {
    await visitor.goto(`/blog/${hostileSlug(number)}`);
    const article = visitor.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      `${family} ${hostileWords}`,
    );
    await expect(article).toContainText(hostileWords);
    const strange = article.locator(
      '.article :not(p, h2, h3, h4, h5, ul, ol, li, br, strong, em, u, span, a[href^="#"])',
    );
    await expect(strange, family).toHaveCount(0);
    expect(await attacked(visitor), family).toBe(false);
    const picture = await request.get((await sharePicture(visitor)) ?? '');
    expect(picture.headers()['content-type'], family).toBe('image/png');
  }
});

test('the built list, home and the search show words', async ({ visitor }) => {
  await visitor.goto('/');
  expect(await attacked(visitor)).toBe(false);
  await visitor.goto('/blog');
  await expect(visitor.getByText(hostileWords).first()).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'Search articles' }).fill('onerror');
  await expect(visitor.getByRole('status').filter({ hasText: /article/ })).toBeVisible();
  await expect(visitor.getByText(hostileWords).first()).toBeVisible();
  expect(await attacked(visitor)).toBe(false);
});

test('the feed of the built site is well-formed', async ({ visitor }) => {
  await visitor.goto('/blog');
  const items = await visitor.evaluate(async () => {
    const xml = await (await fetch('/rss.xml')).text();
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.');
    return [...feed.querySelectorAll('item > title')].map(({ textContent }) => textContent);
  });
  expect(items).toContain(`${hostileHtml[0]?.[0]} ${hostileWords}`);
});
