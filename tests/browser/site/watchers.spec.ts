import type { Page } from '@playwright/test';
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
import { watchPages } from '../../support/browser/watch-page.ts';
import { expect, test as base } from '../../support/test.ts';

// A watcher that never barks is worth nothing: each one gets a page with what it is there to notice.
const origin = 'http://site.example';

/** Opens a page with this HTML, on an internet where little else answers. */
async function plant(page: Page, html: string, address = `${origin}/`): Promise<void> {
  await page.route('**/*', (route) => {
    const { href, hostname, pathname } = new URL(route.request().url());
    if (href === address) {
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` });
    }
    if (pathname === '/abort') return route.abort('connectionrefused');
    if (pathname.endsWith('.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: 'let loaded = 1;' });
    }
    return route.fulfill({ status: hostname === 'site.example' ? 404 : 200 });
  });
  await page.goto(address);
}

const test = base.extend({ checkAccessibility: false });

test.describe('the watch over pages', () => {
  const cases: [what: string, html: string, complaint: RegExp][] = [
    [
      'an error in the console',
      `<script>console.error('broken')</script>`,
      /console\.error: broken/,
    ],
    ['a warning in the console', `<script>console.warn('soon')</script>`, /console\.warning: soon/],
    ['an uncaught exception', `<script>throw new Error('oops')</script>`, /uncaught: oops/],
    [
      'an unhandled rejection',
      `<script>Promise.reject(new Error('lost'))</script>`,
      /uncaught: lost/,
    ],
    [
      'a violation of the content policy',
      `<meta http-equiv="content-security-policy" content="script-src 'none'"><script>1</script>`,
      /Content policy: script-src-elem blocked inline/,
    ],
    ['a missing file', `<img src="/gone.png">`, /^404: GET \/gone\.png$/],
    [
      'a request that fails',
      `<img src="/abort">`,
      /^failed: GET \/abort net::ERR_CONNECTION_REFUSED$/,
    ],
    [
      'a request to someone else',
      `<img src="http://tracker.example/x.gif">`,
      /^third party: GET http:\/\/tracker/,
    ],
    [
      'a frame of a destination that the visitor was not sent to',
      `<iframe src="http://pay.example/"></iframe>`,
      /^third party: GET http:\/\/pay\.example/,
    ],
  ];

  for (const [what, html, complaint] of cases) {
    test(`notices ${what}`, async ({ browser }) => {
      const context = await browser.newContext();
      const watch = watchPages({ url: origin, destinations: ['http://pay.example'] });
      await watch.follow(context);
      await plant(await context.newPage(), html);
      await expect.poll(() => watch.complaints()).toContainEqual(expect.stringMatching(complaint));

      watch.expect(complaint);
      expect(watch.complaints().filter((text) => complaint.test(text))).toEqual([]);
      await context.close();
    });
  }

  test('lets a visitor go to where the journey leads', async ({ browser }) => {
    const context = await browser.newContext();
    const watch = watchPages({ url: origin, destinations: ['http://pay.example'] });
    await watch.follow(context);
    const html = '<link rel="icon" href="data:,"><img src="/a.png">';
    await plant(await context.newPage(), html, 'http://pay.example/');
    expect(watch.complaints()).toEqual([]);
    await context.close();
  });

  test('says when what a test expects does not come', async () => {
    const watch = watchPages({ url: origin, destinations: [] });
    watch.expect(/502/);
    expect(watch.complaints()).toEqual(['expected /502/, but it did not come']);
  });
});

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

test.describe('people', () => {
  test('a student, another student and an admin are different people who are logged in', async ({
    student,
    otherStudent,
    admin,
    stack,
    database,
  }) => {
    const people = [student, otherStudent, admin];
    expect(new Set(people.map(({ id }) => id)).size).toBe(3);
    for (const { session, email } of people) {
      const response = await fetch(`${stack.url}/auth/v1/user`, {
        headers: { apikey: stack.anonKey, authorization: `Bearer ${session.access_token}` },
      });
      expect(await response.json()).toMatchObject({ email });
    }
    expect(
      await database('select user_id from public.user_roles where user_id = any($1)', [
        people.map(({ id }) => id),
      ]),
    ).toEqual([{ user_id: admin.id }]);
  });
});
