import { watchPages } from '../../support/browser/watch-page.ts';
import { origin, plant, test } from '../../support/browser/watched-site.ts';
import { expect } from '../../support/test.ts';

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
