// `npm run screenshots [part of an address]`: every page, narrow and wide, light and dark, into screenshots/.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { missingImages, seeEverything } from '../tests/support/browser/layout.ts';
import { createPerson, signedInAs, type Person } from '../tests/support/browser/people.ts';
import type { StackInUse } from '../tests/support/browser/stack-in-use.ts';
import { startTestStack } from '../tests/support/browser/start-stack.ts';
import { recordTraffic } from '../tests/support/browser/traffic.ts';
import { leaveInTab, accessTo } from '../tests/support/browser/page-access.ts';
import { readBuiltSite } from '../tests/support/site/built-site.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { findChromium } from './chromium.ts';

const folder = 'screenshots';
const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

interface Shot {
  address: string;
  width: number;
  colorScheme: (typeof schemes)[number];
}

const [filter = ''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const { stack, stop } = await startTestStack();
try {
  await takeAll(stack);
} finally {
  await browser.close();
  await stop();
}

async function takeAll(site: StackInUse): Promise<void> {
  const shots = listShots(site.siteDir);
  if (shots.length === 0) throw new Error(`No page has "${filter}" in its address.`);
  if (!filter) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const admin = await createPerson(site, { fullName: 'Meena Rao', isAdmin: true });

  const queue = shots.values();
  const worker = async () => {
    for (const shot of queue) console.log(await take(browser, site, admin, shot));
  };
  await Promise.all([worker(), worker()]);
  console.log(`${shots.length} pictures are in ${folder}/`);
}

function listShots(siteDir: string): Shot[] {
  return (
    readBuiltSite(siteDir)
      .pages.map(({ address }) => address)
      // Short links send the visitor on before there is anything to see.
      .filter((address) => address.includes(filter) && !address.startsWith('/redirect/'))
      .flatMap((address) => widths.map((width) => ({ address, width })))
      .flatMap((place) => schemes.map((colorScheme) => ({ ...place, colorScheme })))
  );
}

/** Takes one picture, of the whole page and with everything loaded, and tells its file. */
async function take(
  browser: Browser,
  site: StackInUse,
  admin: Person,
  { address, width, colorScheme }: Shot,
): Promise<string> {
  const way = await accessTo(address, site);
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
    ...(way.needsAdmin && signedInAs(site, admin)),
  });
  const page = await context.newPage();
  await page.addInitScript(leaveInTab, way.sessionStorage);
  const traffic = await recordTraffic(page);
  await page.goto(site.url + way.address);
  await seeEverything(page);
  await missingImages(page);
  await traffic.settled();
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const file = join(folder, `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  return file;
}
