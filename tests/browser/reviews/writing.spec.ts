import { accountLink } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  aReview,
  expect,
  fillReviewForm,
  openReviewForm,
  reviewCard,
  test,
} from '../../support/browser/reviews.ts';
import { rowOf, stored } from '../../support/browser/written-reviews.ts';

for (const path of ['/reviews', '/', '/training-placement-meet']) {
  test(`a student writes a review on ${path} and finds it in the list`, async ({
    student,
    database,
  }) => {
    const review = aReview({ designation: 'Training & Placement Officer' });
    await student.page.goto(path);
    const form = await openReviewForm(student.page);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue(student.fullName);
    await fillReviewForm(form, review);
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(student.page, 'Review Submitted')).toContainText(
      'Thank you for your review!',
    );
    await expect(form).toBeHidden();
    await expect(reviewCard(student.page, review.title).first()).toBeVisible();
    expect(await database(...stored(review.title))).toEqual([rowOf(review)]);

    // Everything is empty again, except whose name it is.
    await openReviewForm(student.page);
    await expect(form.getByLabel('Review Title')).toHaveValue('');
    await expect(form.getByLabel('Review Content')).toHaveValue('');
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
  });
}

test('the form says what belongs into it', async ({ visitor }) => {
  await visitor.goto('/reviews');
  const form = await openReviewForm(visitor);
  await expect(form.getByPlaceholder('Your full name')).toBeVisible();
  await expect(form.getByLabel('Designation')).toContainText('Select your designation');
  await expect(form.getByLabel('Designation').getByRole('option')).toHaveText([
    'Select your designation',
    'Dean',
    'Director',
    'Principal',
    'Training & Placement Officer',
    'Student',
    'Others',
  ]);
  await expect(form.getByRole('radiogroup', { name: 'Rating' }).getByRole('radio')).toHaveCount(5);
  await expect(form.getByPlaceholder('Sum up your experience')).toBeVisible();
  await expect(form.getByPlaceholder('Tell others about your experience')).toHaveAttribute(
    'rows',
    '4',
  );
});

test('a review cannot be sent without designation, stars or words; what is missing is named and nothing is lost', async ({
  student,
  database,
}) => {
  const review = aReview();
  await student.page.goto('/reviews');
  const form = await openReviewForm(student.page);
  const submit = form.getByRole('button', { name: 'Submit Review' });
  await expect(submit).toBeDisabled();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(student.fullName);
  await form.getByLabel('Designation').selectOption('Dean');
  await form.getByLabel('Review Title').fill(review.title);
  await submit.click();
  await expect(toast(student.page, 'Rating Required')).toContainText('Please select a star rating');
  await expect(form.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription(
    'Please select a star rating',
  );
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await form.getByLabel('3 stars').check();
  await form.getByLabel('Review Content').fill(' \n ');
  await submit.click();
  await expect(form.getByLabel('Review Content')).toBeFocused();
  await expect(form.getByLabel('Review Content')).toHaveAccessibleDescription(
    'Tell others about your experience',
  );
  await expect(form.getByLabel('Review Title')).toHaveValue(review.title);
  expect(await database(...stored(review.title))).toEqual([]);
});

test('a name that comes late does not mix with the one that is being typed', async ({
  student,
}) => {
  const { page } = student;
  const known = Promise.withResolvers<void>();
  await page.route('**/rest/v1/profiles*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/reviews');
  const form = await openReviewForm(page);
  const name = form.getByLabel('Name', { exact: true });
  await name.focus();
  known.resolve();
  await expect(accountLink(page, student.fullName)).toBeVisible();
  await page.keyboard.type('K. Nair');
  await expect(name).toHaveValue('K. Nair');
});

test('a review can be written on a phone @phone', async ({ student, database }) => {
  const review = aReview({ stars: 5 });
  await student.page.setViewportSize({ width: 390, height: 844 });
  await student.page.goto('/reviews');
  const form = await openReviewForm(student.page);
  await fillReviewForm(form, review);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(student.page, 'Review Submitted')).toBeVisible();
  expect(await database(...stored(review.title))).toEqual([rowOf(review)]);
});
