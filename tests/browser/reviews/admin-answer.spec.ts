import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { comeBack } from '../../support/browser/closed-tab.ts';
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

test('an answer and a reason are still there when the phone had closed the tab, until they are given up', async ({
  admin: { page },
  addReview,
}) => {
  const review = await addReview({ created_at: '2032-01-04T00:00:00Z' });
  await page.goto('/admin/reviews');
  const card = reviewCard(page, review.title);
  const restored = page.getByText('You typed this before and did not send it.');
  const dialog = page.getByRole('dialog');
  for (const [button, label] of [
    ['Answer', 'Answer'],
    ['Hide', 'Reason'],
  ] as const) {
    await card.getByRole('button', { name: button }).click();
    await dialog.getByLabel(label).fill('Thank you for');
    await comeBack(page);
    await card.getByRole('button', { name: button }).click();
    await expect(restored).toBeVisible();
    await expect(dialog.getByLabel(label)).toHaveValue('Thank you for');
    await expectAccessibleDialog(dialog);
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await expect(restored).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: button }).click();
    await expect(dialog.getByLabel(label)).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});
