import { expect, reviewCard, test } from '../../support/browser/reviews.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

test('the dashboard leads to the reviews without an answer, and the address keeps that @phone', async ({
  admin: { page },
  addReview,
}) => {
  const open = await addReview();
  const answered = await addReview({ answer: 'Thank you.' });
  const hidden = await addReview({ hidden_reason: 'Names a third person' });
  await page.goto('/admin');
  await page.getByRole('link', { name: /without an answer/ }).click();
  await expect(page).toHaveURL('/admin/reviews?show=unanswered');
  const filter = page.getByRole('search', { name: 'Reviews' }).getByLabel('Show');
  await expect(filter).toHaveValue('unanswered');
  await expect(reviewCard(page, open.title)).toBeVisible();
  await expect(reviewCard(page, answered.title)).toHaveCount(0);
  await expect(reviewCard(page, hidden.title)).toHaveCount(0);

  await filter.selectOption('Hidden');
  await expect(reviewCard(page, hidden.title)).toBeVisible();
  await page.reload();
  await expect(reviewCard(page, hidden.title)).toBeVisible();
  await filter.selectOption('All reviews');
  await expect(reviewCard(page, answered.title)).toBeVisible();
  await expect(page).toHaveURL('/admin/reviews');
});

test('an admin finds a review by words of its name, title or text, whatever they type', async ({
  admin: { page },
  addReview,
}) => {
  const [one, other] = [uniqueWord(), uniqueWord()];
  const review = await addReview({
    reviewer_name: `Ishita ${one}`,
    content: `100% "honest", (really) ${other}_ok`,
  });
  await page.goto('/admin/reviews');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const card = reviewCard(page, review.title);
  for (const words of [
    one.toUpperCase(),
    `${other} Clear ${one}`,
    `100% "honest", (really) ${other}_`,
  ]) {
    await search.fill(words);
    await expect(card).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  }
  for (const words of [`${one} 1000%`, `${other}xok`, `${one}\\`, `${one},title.ilike.*`]) {
    await search.fill(words);
    await expect(page.getByText('No matching reviews')).toBeVisible();
    expect(page.url()).not.toContain(one);
  }
  await page.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(search).toHaveValue('');
  await expect(card).toBeVisible();
});
