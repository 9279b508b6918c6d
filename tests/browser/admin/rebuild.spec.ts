import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { inMinutes, planned } from '../../support/browser/site-build.ts';

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
  await expect(panel).toContainText('the next build starts by 31 Jan 2099, 12:00 pm IST');
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
