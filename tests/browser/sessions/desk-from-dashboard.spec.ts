import { expect, inDays, rowOf, test } from '../../support/browser/desk-sessions.ts';

test('the dashboard leads to one session of today, and to who has no time @phone', async ({
  admin: { page },
  addSession,
}) => {
  for (const time of ['00:10', '00:50', '01:30']) await addSession({ startsAt: inDays(0, time) });
  const last = await addSession({ startsAt: inDays(0, '23:10') });
  await addSession();
  await page.goto('/admin');
  await page.getByRole('link', { name: `Open ${last.person}` }).click();
  await expect(page).toHaveURL(/\/admin\/sessions#/);
  await expect(rowOf(page, last)).toBeInViewport({ ratio: 1 });

  await page.goto('/admin');
  await page.getByRole('link', { name: /paid and ha/ }).click();
  await expect(page).toHaveURL(/\/admin\/sessions#/);
  await expect(page.getByRole('heading', { name: 'Paid, no time chosen' })).toBeInViewport();
});
