import { toast } from '../../support/browser/toast.ts';
import {
  aReview,
  expect,
  openReviewForm,
  reviewForm,
  test,
} from '../../support/browser/reviews.ts';
import { rowOf, stored } from '../../support/browser/written-reviews.ts';

test('a review can be written by keyboard alone', async ({ student, database }) => {
  const { page } = student;
  const review = aReview({ name: student.fullName, designation: 'Dean', stars: 4 });
  await page.goto('/reviews');
  await page.getByRole('main').getByRole('button', { name: 'Write a Review' }).press('Enter');
  const form = reviewForm(page);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(student.fullName);
  await form.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dean');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(review.title);
  await page.keyboard.press('Tab');
  await page.keyboard.type(review.content);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Review Submitted')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Write a Review' }),
  ).toBeFocused();
  expect(await database(...stored(review.title))).toEqual([rowOf(review)]);
});

test('Escape closes the form, and what was typed is there when it opens again', async ({
  visitor,
}) => {
  await visitor.goto('/reviews');
  const form = await openReviewForm(visitor);
  await form.getByLabel('Review Title').fill('Half a thought');
  await form.getByLabel('2 stars').check();
  await visitor.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await visitor.reload();
  await openReviewForm(visitor);
  await expect(form.getByLabel('Review Title')).toHaveValue('Half a thought');
  await expect(form.getByLabel('2 stars')).toBeChecked();
});
