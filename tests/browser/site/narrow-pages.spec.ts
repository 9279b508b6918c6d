import { narrowProblems } from '../../support/browser/narrow.ts';
import { accessTo, leaveInTab } from '../../support/browser/page-access.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { expect, test } from '../../support/test.ts';

// pages.spec.ts has axe look at the same pages.
test.use({ checkAccessibility: false });
test.describe.configure({ timeout: 300_000 });

const addresses = readBuiltSite()
  .pages.map(({ address }) => address)
  // They send the visitor on before there is anything to look at; who is logged in is led on from /auth too.
  .filter((address) => !address.startsWith('/redirect/') && address !== '/auth');

// Visitors and admins are in pages.spec.ts.
test('no page is too wide for a small window or for text of twice the size, for someone with a long name', async ({
  signIn,
  stack,
  problems,
}) => {
  problems.expect(/^404: GET \/no-such-page/);
  const { page } = await signIn({ fullName: 'Venkatanarasimharajuvaripeta Krishnamurthy' });
  const traffic = await recordTraffic(page);
  for (const address of addresses) {
    const way = await accessTo(address, stack);
    if (way.needsAdmin) continue;
    if (Object.keys(way.sessionStorage).length) {
      await page.addInitScript(leaveInTab, way.sessionStorage);
    }
    await page.goto(way.address);
    await traffic.settled();
    expect.soft(await narrowProblems(page), address).toEqual([]);
  }
});
