import { accountLink, logIn, toast } from '../../support/browser/account-steps.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import {
  aReview,
  expect,
  fillReviewForm,
  openReviewForm,
  reviewCard,
  reviewForm,
  test,
  type TypedReview,
} from '../../support/browser/reviews.ts';

const stored = (title: string): [sql: string, parameters: unknown[]] => [
  'select rating, title, content, reviewer_name, designation from public.reviews where title = $1',
  [title],
];

const rowOf = ({ name, designation, stars, title, content }: TypedReview) => ({
  rating: stars,
  title,
  content,
  reviewer_name: name,
  designation,
});

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
  await expect(toast(visitor, 'Rating Required')).toContainText('Please select a star rating');
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(visitor).toHaveURL('/reviews');

  await form.getByLabel('4 stars').check();
  // Nothing is wrong any more, and nothing lies over the button.
  await expect(form.getByText('Please select a star rating')).toBeHidden();
  await expect(toast(visitor, 'Rating Required')).toBeHidden();
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
