import type { Page } from '@playwright/test';
import { titles } from '../../support/browser/review-list.ts';
import { expect, reviewCard, test } from '../../support/browser/reviews.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

const select = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });

test('reviews load on in pages of less than 50 kB, each review once', async ({
  visitor,
  addReview,
}) => {
  const word = uniqueWord();
  for (let number = 1; number <= 70; number++) {
    await addReview({
      title: `${word} ${number}`,
      content: 'Long and kind. '.repeat(100),
      designation: 'Dean',
    });
  }
  const sizes: Promise<number>[] = [];
  visitor.on('response', (response) => {
    if (/list_reviews/.test(response.url()))
      sizes.push(response.body().then(({ length }) => length));
  });
  await visitor.goto('/reviews');
  await select(visitor, 'Written by').selectOption('Dean');
  const mine = titles(visitor).filter({ hasText: word });
  await expect(mine.first()).toBeVisible();
  const more = visitor.getByRole('button', { name: 'Load more reviews' });
  while (await more.isVisible()) {
    const before = await titles(visitor).count();
    await more.click();
    await expect.poll(() => titles(visitor).count()).toBeGreaterThan(before);
  }
  await expect(mine).toHaveCount(70);
  const texts = await mine.allTextContents();
  expect(new Set(texts).size).toBe(70);
  for (const size of await Promise.all(sizes)) expect(size).toBeLessThanOrEqual(50_000);
});

test('reviews can be filtered by stars and designation, and put in another order', async ({
  visitor,
  addReview,
}) => {
  const word = uniqueWord();
  const old = await addReview({
    title: `Old ${word}`,
    rating: 1,
    designation: 'Director',
    created_at: '2001-01-01T00:00:00Z',
  });
  const recent = await addReview({ title: `Recent ${word}`, rating: 4, designation: 'Director' });
  await visitor.goto('/reviews');
  await select(visitor, 'Written by').selectOption('Director');
  await expect(titles(visitor).first()).toHaveText(recent.title);
  await select(visitor, 'Order').selectOption('Oldest first');
  await expect(titles(visitor).first()).toHaveText(old.title);
  await select(visitor, 'Order').selectOption('Most stars first');
  await expect(titles(visitor).last()).toHaveText(old.title);
  await select(visitor, 'Stars').selectOption('4 stars');
  await expect(reviewCard(visitor, recent.title)).toBeVisible();
  await expect(reviewCard(visitor, old.title)).toBeHidden();
});

test('a filter that nothing passes says so and leads back to all', async ({ visitor }) => {
  await visitor.route('**/rpc/list_reviews?*with_rating*', (route) => route.fulfill({ json: [] }));
  await visitor.goto('/reviews');
  await select(visitor, 'Stars').selectOption('1 star');
  await expect(visitor.getByText('No matching reviews')).toBeVisible();
  await visitor.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(titles(visitor).first()).toBeVisible();
  await expect(select(visitor, 'Stars')).toHaveValue('');
});
