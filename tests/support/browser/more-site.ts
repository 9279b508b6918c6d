import type { Page } from '@playwright/test';
import { test as base } from '../test.ts';
import type { StackInUse } from './stack-in-use.ts';
import { startMilliseconds, startTestStack } from './start-stack.ts';

// A second site, built from more than the sample data: from what someone wrote past the editor, and from more rows than
// a list is prebuilt with.

export const test = base.extend<object, { siteOfMore: StackInUse }>({
  siteOfMore: [
    async ({}, use) => {
      const { stack, stop } = await startTestStack('more-rows');
      await use(stack);
      await stop();
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  stack: async ({ siteOfMore }, use) => use(siteOfMore),
});

export const articles = (page: Page) => page.getByRole('link', { name: /^Read More: / });

export const attacked = (page: Page) => page.evaluate(() => 'attacked' in window);

export const sharePicture = (page: Page) =>
  page.locator('meta[property="og:image"]').getAttribute('content');

/** The titles in the feed of the site that is open. */
export const feedOf = (page: Page) =>
  page.evaluate(async () => {
    const xml = await (await fetch('/rss.xml')).text();
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.');
    return [...feed.querySelectorAll('item > title')].map(({ textContent }) => textContent);
  });
