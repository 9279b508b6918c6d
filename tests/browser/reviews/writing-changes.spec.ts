import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  aReview,
  expect,
  fillReviewForm,
  openReviewForm,
  reviewForm,
  test,
} from '../../support/browser/reviews.ts';
import { stored } from '../../support/browser/written-reviews.ts';

test('a person sees, changes and deletes what they wrote', async ({
  student,
  otherStudent,
  addReview,
  database,
}) => {
  const { page } = student;
  const review = await addReview({ user_id: student.id });
  await page.goto('/reviews');
  const own = page.getByRole('region', { name: 'Your review' });

  await own.getByRole('button', { name: 'Edit' }).click();
  const form = reviewForm(page);
  await expect(form.getByLabel('Review Content')).toHaveValue(review.content);
  await form.getByLabel('Review Content').fill('Without any name.');
  await form.getByLabel('2 stars').check();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Review Updated')).toBeVisible();
  await expect(own).toContainText('Without any name.');
  await expect(own).toContainText('edited');

  await otherStudent.page.goto('/reviews');
  await expect(otherStudent.page.getByRole('region', { name: 'Your review' })).toBeHidden();

  await own.getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Delete your review?' });
  await expectAccessibleDialog(confirmation);
  await expect(confirmation).toContainText('This action cannot be undone.');
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review Deleted')).toBeVisible();
  await expect(own).toBeHidden();
  expect(await database(...stored(review.title))).toEqual([]);
});

test('who had a review hidden can change it, but neither delete it nor write another', async ({
  problems,
  student,
  addReview,
  database,
}) => {
  const { page } = student;
  const review = await addReview({ user_id: student.id, hidden_reason: 'Names a third person' });
  await page.goto('/reviews');
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('Only you see this review.');
  await expect(own).toContainText('Names a third person');
  await expect(own.getByRole('button', { name: 'Delete' })).toBeHidden();

  problems.expect(/403: POST \/rest\/v1\/reviews/);
  const another = aReview();
  const form = await openReviewForm(page);
  await fillReviewForm(form, another);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Error')).toContainText('The mentor has hidden one of your reviews.');
  await expect(form.getByLabel('Review Title')).toHaveValue(another.title);
  expect(await database(...stored(another.title))).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();

  await own.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Review Content').fill('Without any name.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Review Updated')).toBeVisible();
  await expect(own).toContainText('Without any name.');
  const reasons = await database('select hidden_reason from public.reviews where id = $1', [
    review.id,
  ]);
  expect(reasons).toEqual([{ hidden_reason: 'Names a third person' }]);
});

test('a change made in another tab is not overwritten unseen', async ({
  student,
  addReview,
  database,
}) => {
  const { page } = student;
  const review = await addReview({ user_id: student.id });
  await page.goto('/reviews');
  await page
    .getByRole('region', { name: 'Your review' })
    .getByRole('button', { name: 'Edit' })
    .click();
  const form = reviewForm(page);
  await form.getByLabel('Review Content').fill('From this tab.');
  await database(`update public.reviews set content = 'From the other tab.' where id = $1`, [
    review.id,
  ]);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Error')).toContainText('changed elsewhere in the meantime');
  await expect(form.getByLabel('Review Content')).toHaveValue('From this tab.');
  expect(await database(...stored(review.title))).toMatchObject([
    { content: 'From the other tab.' },
  ]);
});
