import { toast } from '../../support/browser/toast.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import {
  aReview,
  expect,
  fillReviewForm,
  openReviewForm,
  test,
} from '../../support/browser/reviews.ts';
import { rowOf, stored } from '../../support/browser/written-reviews.ts';

test('when the backend does not answer, the form stays as it is and trying again stores one review', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  const review = aReview();
  problems.expect(/503: POST \/rest\/v1\/reviews/);
  await page.goto('/reviews');
  const form = await openReviewForm(page);
  await fillReviewForm(form, review);
  await loseAnswers(page, '**/rest/v1/reviews*');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to submit review');
  await expect(form.getByLabel('Review Content')).toHaveValue(review.content);
  await expect(form.getByLabel('4 stars')).toBeChecked();
  await page.unroute('**/rest/v1/reviews*');
  await form.getByLabel('Review Content').fill('The same, in other words.');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review Submitted')).toBeVisible();
  expect(await database(...stored(review.title))).toEqual([
    { ...rowOf(review), content: 'The same, in other words.' },
  ]);
});

test('two quick clicks store one review, and the button says that it works', async ({
  student,
  database,
}) => {
  const { page } = student;
  const review = aReview();
  await page.goto('/reviews');
  const form = await openReviewForm(page);
  await fillReviewForm(form, review);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/rest/v1/reviews*', async (route) => {
    if (route.request().method() === 'POST') await arrived.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  arrived.resolve();
  await expect(form).toBeHidden();
  expect(await database(...stored(review.title))).toHaveLength(1);
});
