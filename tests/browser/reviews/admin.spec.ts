import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, reviewCard, test } from '../../support/browser/reviews.ts';

test('an admin hides a review with a reason and shows it again', async ({
  admin,
  visitor,
  addReview,
  database,
}) => {
  const { page } = admin;
  const review = await addReview();
  await page.goto('/admin/reviews');
  const card = reviewCard(page, review.title);
  await card.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Names a third person');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page, 'Success')).toContainText('The review is hidden.');
  await expect(card).toContainText('Hidden. Names a third person');

  await visitor.goto('/reviews');
  await visitor.mouse.wheel(0, 200);
  await expect(visitor.getByRole('status').filter({ hasText: 'shown' })).toBeVisible();
  await expect(reviewCard(visitor, review.title)).toBeHidden();

  await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
  await card.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(toast(page, 'Success').last()).toContainText('The review is shown again.');
  const rows = await database('select hidden_reason from public.reviews where id = $1', [
    review.id,
  ]);
  expect(rows).toEqual([{ hidden_reason: null }]);
});

test('an admin answers a review in public, changes the answer and takes it back', async ({
  admin,
  visitor,
  addReview,
}) => {
  const { page } = admin;
  const review = await addReview({ created_at: '2032-01-01T00:00:00Z' });
  await page.goto('/admin/reviews');
  const card = reviewCard(page, review.title);
  await card.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer in public' });
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel('Answer').fill('Thank you for coming.');
  await dialog.getByRole('button', { name: 'Publish answer' }).click();
  await expect(dialog).toBeHidden();

  await visitor.goto('/reviews');
  await visitor.mouse.wheel(0, 200);
  await expect(reviewCard(visitor, review.title)).toContainText('Thank you for coming.');

  await card.getByRole('button', { name: 'Edit answer' }).click();
  await expect(dialog.getByLabel('Answer')).toHaveValue('Thank you for coming.');
  await dialog.getByRole('button', { name: 'Remove answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Thank you for coming.')).toBeHidden();
});

test('an admin deletes a review after a question', async ({ admin, addReview, database }) => {
  const { page } = admin;
  const review = await addReview();
  await page.goto('/admin/reviews');
  await reviewCard(page, review.title).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
  await expectAccessibleDialog(dialog);
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(reviewCard(page, review.title)).toBeHidden();
  expect(await database('select id from public.reviews where id = $1', [review.id])).toEqual([]);
});

test('a change by someone else is not overwritten unseen', async ({
  admin,
  addReview,
  database,
}) => {
  const { page } = admin;
  const review = await addReview();
  await page.goto('/admin/reviews');
  const card = reviewCard(page, review.title);
  await card.getByRole('button', { name: 'Hide' }).click();
  await database(`update public.reviews set content = 'Without any name.' where id = $1`, [
    review.id,
  ]);
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
  await dialog.getByLabel('Reason').fill('Names a third person');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page, 'Error')).toContainText('changed in the meantime');
  await expect(card).toContainText('Without any name.');
  const rows = await database('select hidden_reason from public.reviews where id = $1', [
    review.id,
  ]);
  expect(rows).toEqual([{ hidden_reason: null }]);
});

test('other people read that this page is not for them', async ({ student, visitor }) => {
  await student.page.goto('/admin/reviews');
  await expect(student.page.getByText('Access Denied')).toBeVisible();
  await expect(
    student.page.getByText("You don't have permission to access this page."),
  ).toBeVisible();
  await visitor.goto('/admin/reviews');
  await expect(visitor).toHaveURL(/\/auth\?next=/);
});
