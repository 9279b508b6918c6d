import { expect, test } from '../../support/browser/events.ts';

test('the manager lists the newest first, and counts each status', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const older = await addEvent({ status: 'rejected' });
  const newer = await addEvent({ status: 'rejected' });
  await database(`update public.events set created_at = now() + interval '1 hour' where id = $1`, [
    older.id,
  ]);
  await database(`update public.events set created_at = now() + interval '2 hours' where id = $1`, [
    newer.id,
  ]);
  await page.goto('/admin/events');
  const rejected = page.getByRole('button', { name: /^Rejected/ });
  await expect(rejected).toHaveText(/^Rejected[1-9]\d*$/);
  await rejected.click();
  await expect(rejected).toHaveAttribute('aria-pressed', 'true');
  const headings = page.getByRole('list', { name: 'Events' }).getByRole('heading');
  await expect(headings.nth(0)).toHaveText(newer.title);
  await expect(headings.nth(1)).toHaveText(older.title);
});
