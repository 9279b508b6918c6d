import type { Page } from '@playwright/test';
import { painted, sidewaysOverflow } from '../../support/browser/layout.ts';
import { accessTo, leaveInTab } from '../../support/browser/page-access.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { expect, test } from '../../support/test.ts';

// pages.spec.ts has axe look at the same pages.
test.use({ checkAccessibility: false });
test.describe.configure({ timeout: 300_000 });

const addresses = readBuiltSite()
  .pages.map(({ address }) => address)
  // They send the visitor on before there is anything to look at.
  .filter((address) => !address.startsWith('/redirect/'));

const longName = 'Venkatanarasimharajuvaripeta Krishnamurthy';

/** As when the visitor has set the text of the browser to this size. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** At 320 px; and at 640 px with text of twice the size, where each letter has as little room. */
async function expectNoSidewaysScroll(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await sidewaysOverflow(page), `${address} at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 800 });
  await setTextSize(page, '200%');
  await painted(page);
  expect.soft(await sidewaysOverflow(page), `${address} with 200 % text`).toEqual([]);
}

/** Words of headings that end a line at a hyphen, such as "One-to-" above "one". */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+[-‑]\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const who of ['visitor', 'student', 'admin'] as const) {
  test(`no page scrolls sideways at 320 px or with text of twice the size, for the ${who}`, async ({
    page: visitor,
    signIn,
    stack,
    problems,
  }) => {
    if (who !== 'admin') problems.expect(/^404: GET \/no-such-page/);
    const page =
      who === 'visitor'
        ? visitor
        : (await signIn({ fullName: longName, isAdmin: who === 'admin' })).page;
    const traffic = await recordTraffic(page);
    for (const address of addresses) {
      const way = await accessTo(address, stack);
      if (way.needsAdmin !== (who === 'admin')) continue;
      // Who is logged in is led on from there.
      if (who === 'student' && address === '/auth') continue;
      if (Object.keys(way.sessionStorage).length) {
        await page.addInitScript(leaveInTab, way.sessionStorage);
      }
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(way.address);
      await traffic.settled();
      expect.soft(await brokenWords(page), `${address} at 768 px`).toEqual([]);
      await expectNoSidewaysScroll(page, address);
    }
  });
}
