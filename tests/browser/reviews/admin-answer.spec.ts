import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { endedNote, letSessionEnd, logInBeside } from '../../support/browser/ended-session.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { expect, reviewCard, test } from '../../support/browser/reviews.ts';

test('an answer that is not published is asked about before Escape, the cross or another page takes it away', async ({
  admin: { page },
  addReview,
}) => {
  const review = await addReview({ created_at: '2032-01-02T00:00:00Z' });
  await page.goto('/admin/reviews');
  await reviewCard(page, review.title).getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer in public' });
  await dialog.getByLabel('Answer').fill('Thank you for');
  // The browser lets nobody keep a dialog open on a second Escape, so it opens again.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect(dialog.getByText('What you typed is not saved.')).toBeHidden();
  await expect(dialog.getByLabel('Answer')).toHaveValue('Thank you for');
  const leave = () => page.evaluate(() => location.assign('/admin'));
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');
  await expect(dialog.getByLabel('Answer')).toHaveValue('Thank you for');

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog).toBeHidden();
  await reviewCard(page, review.title).getByRole('button', { name: 'Answer' }).click();
  await expect(dialog.getByLabel('Answer')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an answer in an open dialog waits while the admin logs in again', async ({
  admin: { page, ...person },
  addReview,
  problems,
}) => {
  const review = await addReview({ created_at: '2032-01-03T00:00:00Z' });
  await page.goto('/admin/reviews');
  await reviewCard(page, review.title).getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer in public' });
  await dialog.getByLabel('Answer').fill('Thank you for coming.');
  problems.expect(/40[013]: (?:GET|POST) \/rest\/v1\//);
  await letSessionEnd(page, problems);
  await expect(endedNote(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await logInBeside(page, person);
  await expect(dialog.getByLabel('Answer')).toBeFocused();
  await dialog.getByRole('button', { name: 'Publish answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(reviewCard(page, review.title)).toContainText('Thank you for coming.');
});
