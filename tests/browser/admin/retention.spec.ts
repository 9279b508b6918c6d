import { openPart } from '../../support/browser/dashboard.ts';
import { expect, test } from '../../support/test.ts';

test('an admin sees on the dashboard what was too old to keep, and when', async ({
  admin: { page },
  database,
}) => {
  // A day of its own, which is the newest.
  const day = '2099-12-30';
  await database(
    `insert into public.retention_runs (day, what, removed)
     values ($1, 'form_submissions', 3), ($1, 'session_resumes', 1), ($1, 'outbox', 0)`,
    [day],
  );
  await page.goto('/admin');
  const card = await openPart(page, 'Old data');
  const removed = card.getByRole('list', { name: 'What was removed' });
  await expect(removed.getByRole('listitem').nth(0)).toContainText('30 December 2099');
  await expect(removed.getByRole('listitem').nth(0)).toContainText('3 inquiries');
  await expect(removed.getByRole('listitem').nth(1)).toContainText('1 resume');
  await expect(card).toContainText('last looked at on');
  await expect(card).not.toContainText('0 mails');
  await database('delete from public.retention_runs where day = $1', [day]);
});
