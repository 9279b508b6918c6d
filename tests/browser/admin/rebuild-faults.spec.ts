import { toast } from '../../support/browser/toast.ts';
import { expect, inquiryRow, test } from '../../support/browser/dashboard.ts';
import { takeDown } from '../../support/browser/network.ts';
import { inMinutes, planned } from '../../support/browser/site-build.ts';

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
      'The site could not be published since 31 Jan 2026, 2:20 pm IST. We try again by 31 Jan 2099, 3:20 pm IST.',
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
  await expect(toast(page, 'Error')).toContainText('Check your connection and try again.');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});
