import { logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  aReview,
  expect,
  fillReviewForm,
  openReviewForm,
  reviewCard,
  reviewForm,
  test,
} from '../../support/browser/reviews.ts';
import { rowOf, stored } from '../../support/browser/written-reviews.ts';

test('a visitor is asked to log in, comes back to the filled form and sends it', async ({
  visitor,
  student,
  database,
}) => {
  const review = aReview({ name: 'Kavya N.' });
  await visitor.goto('/reviews');
  const form = await openReviewForm(visitor);
  await fillReviewForm(form, review);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(visitor).toHaveURL(/\/auth\?/);
  await expect(toast(visitor, 'Authentication Required')).toContainText(
    'Please log in to submit a review',
  );
  expect(await database(...stored(review.title))).toEqual([]);

  await logIn(visitor, student);
  await expect(visitor).toHaveURL('/reviews');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(review.name);
  await expect(form.getByLabel('Designation')).toHaveValue(review.designation);
  await expect(form.getByLabel('4 stars')).toBeChecked();
  await expect(form.getByLabel('Review Title')).toHaveValue(review.title);
  await expect(form.getByLabel('Review Content')).toHaveValue(review.content);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviewCard(visitor, review.title).first()).toBeVisible();
  expect(await database(...stored(review.title))).toEqual([rowOf(review)]);
});

test('a visitor without stars reads that before the login @phone', async ({ visitor }) => {
  const review = aReview();
  await visitor.goto('/reviews');
  const form = await openReviewForm(visitor);
  await form.getByLabel('Name', { exact: true }).fill(review.name);
  await form.getByLabel('Designation').selectOption(review.designation);
  await form.getByLabel('Review Title').fill(review.title);
  await form.getByLabel('Review Content').fill(review.content);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(visitor.getByRole('alert')).toHaveText(
    /Rating Required ?Please select a star rating/,
  );
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(visitor).toHaveURL('/reviews');

  await form.getByLabel('4 stars').check();
  // Nothing is wrong any more, and nothing covers the button.
  await expect(form.getByText('Please select a star rating')).toBeHidden();
  await expect(visitor.getByText('Rating Required')).toBeHidden();
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(visitor).toHaveURL(/\/auth\?/);
  await expect(toast(visitor, 'Authentication Required')).toBeVisible();
});

test('a visitor on the home page comes back to the home page', async ({ visitor, student }) => {
  await visitor.goto('/');
  await visitor.getByText(/^Based on/).scrollIntoViewIfNeeded();
  // The dialog is there once the section is hydrated.
  await expect(visitor.locator('#reviews dialog')).toBeAttached();
  const form = await openReviewForm(visitor);
  await form.getByLabel('Review Title').fill('Begun at home');
  await form.getByRole('button', { name: 'Log in' }).click();
  await logIn(visitor, student);
  await expect(form.getByLabel('Review Title')).toHaveValue('Begun at home');
  expect(new URL(visitor.url()).pathname).toBe('/');
});

test('someone who presses the button before the home page is hydrated gets the form once it is', async ({
  visitor,
}) => {
  // The code of the section comes after the press.
  const codeMayCome = Promise.withResolvers<void>();
  await visitor.route('**/_astro/ReviewBoard.*', async (route) => {
    await codeMayCome.promise;
    await route.fallback();
  });
  await visitor.goto('/');
  const asked = visitor.waitForRequest('**/_astro/ReviewBoard.*');
  await visitor.locator('#reviews').getByRole('button', { name: 'Write a Review' }).click();
  await asked;
  codeMayCome.resolve();
  await expect(reviewForm(visitor).getByLabel('Review Title')).toBeVisible();
});
