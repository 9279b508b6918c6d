import type { Page } from '@playwright/test';
import { accessTo } from '../../support/browser/page-access.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { expect, test } from '../../support/test.ts';

// pages.spec.ts has axe look at the same pages.
test.use({ checkAccessibility: false });
test.describe.configure({ timeout: 300_000 });

const longestInPixels = 4000;

const isForAdmins = (address: string) =>
  /^\/(?:admin|blog-editor|events\/create|shell\/event-editor)(?:\/|$)/.test(address);

/** Headings that are more than one level below the one before. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return headings
      .filter((_, index) => levels[index]! > (levels[index - 1] ?? 0) + 1)
      .map((heading) => heading.outerHTML);
  });

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('no screen of an admin is higher than 4 000 px on a phone or skips a level of headings', async ({
  admin: { page },
  stack,
  database,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const built = readBuiltSite().pages.map(({ address }) => address);
  const [rows] = await database<{ post: string; lesson: string }>(
    `select
       (select id from public.blog_posts order by length(content) desc limit 1) as post,
       (select id from public.lessons where slug = 'start-from-a-blank-page') as lesson`,
  );
  const addresses = [
    `/admin/blogs/edit/${rows!.post}`,
    `/admin/blogs/preview/${rows!.post}`,
    `/admin/courses/lessons/${rows!.lesson}`,
  ];
  for (const address of built.filter(isForAdmins)) {
    addresses.push((await accessTo(address, stack)).address);
  }
  // The sample data has none; other tests make some.
  await page.route('**/rest/v1/rpc/payment_issues', (route) => route.fulfill({ json: [] }));
  const traffic = await recordTraffic(page);
  for (const address of addresses) {
    await page.goto(address);
    await traffic.settled();
    expect.soft(await height(page), address).toBeLessThanOrEqual(longestInPixels);
    expect.soft(await skippedLevels(page), address).toEqual([]);
  }
});
