import type { Page } from '@playwright/test';
import { newAccessibilityProblems } from '../../support/browser/accessibility.ts';
import {
  changeColours,
  dropWebFonts,
  focusProblem,
  missingImages,
  seeEverything,
  sidewaysOverflow,
  smallTargets,
} from '../../support/browser/layout.ts';
import { narrowProblems } from '../../support/browser/narrow.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { leaveInTab, accessTo, type PageAccess } from '../../support/browser/page-access.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { expect, test as base } from '../../support/test.ts';

// What every page owes its visitors. The pages are those of the built site, so a new one is held to it from its first day.
const addresses = readBuiltSite()
  .pages.map(({ address }) => address)
  // They send the visitor on before there is anything to look at.
  .filter((address) => !address.startsWith('/redirect/'));

/** Opens a page the way that its visitors come to it. */
const test = base.extend<{ open: (address: string) => Promise<Page> }>({
  open: async ({ page, signIn, stack, problems }, use) => {
    await use(async (address) => {
      const way = await accessTo(address, stack);
      const visitor = way.needsAdmin
        ? (await signIn({ fullName: 'Venkatanarasimharajuvaripeta Rao', isAdmin: true })).page
        : page;
      await visitor.addInitScript(leaveInTab, way.sessionStorage);
      if (address === '/404') problems.expect(/^404: GET \/no-such-page/);
      const traffic = await recordTraffic(visitor);
      await visitor.goto(way.address);
      await traffic.settled();
      // Until the role is known a page of the desk has little that takes the focus.
      const places = visitor.getByRole('navigation', { name: 'Admin', includeHidden: true });
      for (const nav of await places.all()) await expect(nav).toBeVisible();
      expect(new URL(visitor.url()).pathname).toBe(pathOf(way));
      return visitor;
    });
  },
});

const pathOf = ({ address }: PageAccess) => new URL(address, 'http://site').pathname;

for (const address of addresses) {
  test(`${address} shows where the keyboard is and fits every window, light and dark`, async ({
    open,
    stack,
  }) => {
    const page = await open(address);
    for (let stop = 1; stop <= 4; stop++) {
      await page.keyboard.press('Tab');
      expect.soft(await focusProblem(page), `tab stop ${stop}`).toBeUndefined();
    }

    await seeEverything(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details:not([name])')) {
        (details as HTMLDetailsElement).open = true;
      }
    });

    expect.soft(await narrowProblems(page)).toEqual([]);
    for (const width of [390, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
      if (width === 390) {
        expect.soft(await smallTargets(page), 'too small to touch').toEqual([]);
        await changeColours(page, 'dark');
        expect.soft(await newAccessibilityProblems(page, stack), 'narrow and dark').toEqual([]);
        await changeColours(page, 'light');
      }
    }
    expect.soft(await missingImages(page)).toEqual([]);

    await dropWebFonts(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await sidewaysOverflow(page), 'at 320 px, without its fonts').toEqual([]);
    // The light and wide page is looked at when the test ends.
    await page.setViewportSize({ width: 1280, height: 800 });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  for (const address of addresses) {
    test(`${address} can be read`, async ({ page, stack, problems }) => {
      const { address: opened } = await accessTo(address, stack);
      if (address === '/404') problems.expect(/^404: GET \/no-such-page/);
      await page.goto(opened);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What is seen, and so what is in <noscript> too.
      await expect(page.getByRole('main')).toContainText(/(\S+\s+){8}/, { useInnerText: true });
    });
  }
});
