import { accessibilityProblems, stateOf } from '../../support/browser/accessibility.ts';
import {
  dropWebFonts,
  focusProblem,
  missingImages,
  sidewaysOverflow,
  smallTargets,
} from '../../support/browser/layout.ts';
import {
  requestsCounted,
  scriptsLoaded,
  shifts,
  watchShifts,
} from '../../support/browser/page-cost.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { origin, plant, test } from '../../support/browser/watched-site.ts';
import { expect } from '../../support/test.ts';

test.describe('the look at a page', () => {
  test.beforeEach(({ problems }) => {
    // The planted pages live at an address of their own.
    problems.expect(/third party: GET http:\/\/site\.example/);
  });

  test('notices what is wider than the window', async ({ page }) => {
    await plant(page, '<body><div id="wide" style="width:3000px">x</div>');
    expect((await sidewaysOverflow(page)).join()).toContain('id="wide"');
  });

  test('accepts what scrolls in a box of its own', async ({ page }) => {
    await plant(page, '<body><div style="overflow-x:auto"><div style="width:3000px">x</div></div>');
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  test('shows a page without its fonts', async ({ page }) => {
    await plant(
      page,
      `<style>@font-face{font-family:Ours;src:local('None')} p{font-family:Ours,monospace}</style>
      <body><p>Words</p><a>Link</a>`,
    );
    await dropWebFonts(page);
    await expect(page.locator('p')).toHaveCSS('font-family', 'monospace');
    await expect(page.locator('a')).not.toHaveAttribute('style');
  });

  test('notices a picture that did not come', async ({ page }) => {
    await plant(page, '<body><img src="/gone.png" alt="">');
    expect(await missingImages(page)).toEqual([`${origin}/gone.png`]);
  });

  test('notices a control that a thumb would miss', async ({ page }) => {
    await plant(
      page,
      `<body><button style="height:30px;width:90px">Small</button>
      <button style="height:44px;width:90px">Good</button><button hidden>Hidden</button>
      <label style="display:block;height:44px;width:200px"><input type="checkbox">Fine</label>`,
    );
    const found = await smallTargets(page);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('Small');
  });

  test('notices a focus that nobody sees', async ({ page }) => {
    await plant(page, '<body><a href="/" style="outline:none">Unseen</a><a href="/">Seen</a>');
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toContain('does not show its focus');
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toBeUndefined();
  });

  test('notices a focus out of view', async ({ page }) => {
    await plant(page, '<body><a href="/" style="position:absolute;left:-9999px">Skip</a>');
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toContain('out of view');
  });

  test('notices what a screen reader would miss', async ({ page }) => {
    await plant(page, '<html lang="en"><title>x</title><body><main><img src="/a.png"></main>');
    expect((await accessibilityProblems(page)).join()).toContain('image-alt');
  });

  test('tells a page with other words from one that is built in another way', async ({ page }) => {
    const link = async (html: string) => {
      await plant(page, `<body><main>${html}</main>`);
      return stateOf(page);
    };
    const first = await link('<a href="/a" id="event-12">One</a>');
    expect(await link('<a href="/b" id="event-13">Another</a>')).toBe(first);
    expect(await link('<a href="/b" id="event-13"></a>')).not.toBe(first);
    expect(await link('<a href="" id="event-13">Another</a>')).not.toBe(first);
    expect(await link('<a href="/b" id="event-13" class="faint">Another</a>')).not.toBe(first);
  });

  test('counts what the page loads by itself, inline scripts and the icon included', async ({
    page,
  }) => {
    const traffic = await recordTraffic(page);
    await plant(
      page,
      `<body><script>let inline = 1;</script><script src="/a.js"></script>
      <script>requestIdleCallback(() => import('/idle.js'))</script>`,
    );
    await traffic.settled();
    expect(await requestsCounted(page, traffic.requests)).toEqual([
      'GET /',
      'GET /a.js',
      'GET /idle.js',
      'GET /favicon.ico',
    ]);
    const scripts = await scriptsLoaded(page, traffic.requests);
    expect(scripts.map(({ what }) => what)).toEqual(['inline scripts', '/a.js', '/idle.js']);
  });

  test('notices what moves by itself', async ({ page }) => {
    await watchShifts(page);
    await plant(
      page,
      `<body><p id="first">Words</p><script>
      requestAnimationFrame(() => requestAnimationFrame(() => first.before(Object.assign(
        document.createElement('div'), { style: 'height:300px' }))))</script>`,
    );
    await expect.poll(() => shifts(page)).toHaveLength(1);
  });
});
