import type { Page } from '@playwright/test';
import { toast } from '../../support/browser/account-steps.ts';
import { expect, inquiryRow, test } from '../../support/browser/dashboard.ts';
import { takeDown } from '../../support/browser/network.ts';

/** What the database says about builds, for this page alone: all tests share one row. */
const planned = (page: Page, plan: object) =>
  page.route('**/rest/v1/site_build**', (route) =>
    route.fulfill({
      json: [
        {
          wanted_at: null,
          asked_at: null,
          is_running: false,
          not_before: '2026-01-01T00:00:00Z',
          failed_since: null,
          problem: null,
          ...plan,
        },
      ],
    }),
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('what is not in the pages yet is listed, and a build is asked for, followed and told', async ({
  admin: { page },
  database,
}) => {
  let builtAt = new Date(Date.now() - 60_000).toISOString();
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt } }));
  await planned(page, {});
  let asked = 0;
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    asked += 1;
    await route.fulfill({ status: 202, json: { accepted: true } });
  });
  const title = `Clinic ${Date.now()}`;
  await database(
    `insert into public.events (title, description, category, event_date, event_time, venue, status)
     values ($1, 'Bring one page.', 'Workshop', '2099-01-01', '18:30', 'Jaipur', 'approved')`,
    [title],
  );
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel).toContainText('The pages were built on');
  await expect(panel).toContainText(title);
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  builtAt = new Date(Date.now() + 60_000).toISOString();
  await expect(toast(page, 'Success')).toContainText('The new pages are published.');
  await expect(panel).toContainText('Everything is published.');
  await expect(panel.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  expect(asked).toBe(1);
  await database('delete from public.events where title = $1', [title]);
});

test('an admin sees that a build missed rows, and one press confirms that they were removed on purpose', async ({
  admin: { page },
  database,
}) => {
  let builtAt = new Date(Date.now() - 60_000).toISOString();
  const readAt = new Date(Date.now() - 3_600_000).toISOString();
  let cached: object[] | undefined = [{ table: 'events', readAt, cached: 11, found: 0 }];
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt, cached } }));
  await planned(page, {});
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    builtAt = new Date(Date.now() + 60_000).toISOString();
    cached = undefined;
    await route.fulfill({ status: 202, json: { accepted: true } });
  });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel).toContainText('The last build found 0 of 11 events');
  await panel.getByRole('button', { name: 'Yes, publish without events' }).click();
  await expect(toast(page, 'Success')).toContainText('The new pages are published.');
  await expect(panel).not.toContainText('The last build found');
  expect(
    await database(
      `select table_name, rows_left from public.removal_confirmations where read_at = $1`,
      [readAt],
    ),
  ).toEqual([{ table_name: 'events', rows_left: 0 }]);
  await database('delete from public.removal_confirmations');
});

test('the desk says when what was gathered is built, and publishes it at once if asked', async ({
  admin: { page },
}) => {
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt: inMinutes(-9) } }));
  await planned(page, { wanted_at: inMinutes(-1), not_before: '2099-01-31T06:24:00Z' });
  const bodies: unknown[] = [];
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, json: { accepted: true } });
  });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel).toContainText('the next build starts by 2099-01-31, 12:00 IST');
  await panel.getByRole('button', { name: 'Publish now' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel).not.toContainText('the next build starts by');
  expect(bodies).toEqual([{ at_once: true }]);
});

test('someone who opens the desk during a build sees it', async ({ admin: { page } }) => {
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt: inMinutes(-9) } }));
  await planned(page, { is_running: true, asked_at: inMinutes(-1) });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
});

for (const [problem, advice] of [
  ['missing', 'Look at the deploys page of your host'],
  ['status 404', 'Your host did not start the build (status 404)'],
  ['no build hook', 'Make one on your host'],
] as const) {
  test(`the desk says since when nothing is published, and what to do: ${problem}`, async ({
    admin: { page },
  }) => {
    await page.route('**/build.json', (route) =>
      route.fulfill({ json: { builtAt: '2026-01-31T05:00:00Z' } }),
    );
    await planned(page, {
      wanted_at: '2026-01-31T08:50:00Z',
      failed_since: '2026-01-31T08:50:00Z',
      not_before: '2099-01-31T09:50:00Z',
      problem,
    });
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Publish changes' });
    await expect(panel).toContainText(
      'The site could not be published since 2026-01-31, 14:20 IST. We try again by 2099-01-31, 15:20 IST.',
    );
    await expect(panel).toContainText(advice);
    await expect(panel.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  });
}

test('a host that refuses to build at once is said', async ({ admin: { page }, problems }) => {
  problems.expect(/502: POST \/\.netlify\/functions\/rebuild/);
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt: inMinutes(9) } }));
  await page.route('**/.netlify/functions/rebuild', (route) =>
    route.fulfill({ status: 502, json: {} }),
  );
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(page, 'Error')).toContainText('Your host did not start the build.');
});

test('a build that is refused is said', async ({ admin: { page }, addBooking, problems }) => {
  const booking = await addBooking();
  problems.expect(/503: POST \/\.netlify\/functions\/rebuild/);
  await takeDown(page, '**/.netlify/functions/rebuild');
  await page.goto('/admin');
  // The list above the button grows until it is there.
  await expect(inquiryRow(page, booking)).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(page, 'Error')).toContainText('The pages could not be refreshed');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});
