import { takeDown } from '../../support/browser/network.ts';
import { titles } from '../../support/browser/review-list.ts';
import { expect, test } from '../../support/browser/reviews.ts';

test('without any review both pages say so', async ({ visitor }) => {
  const none = { count: 0, average: 0, stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 };
  await visitor.route('**/rpc/list_reviews*', (route) => route.fulfill({ json: [] }));
  await visitor.route('**/rpc/review_summary*', (route) => route.fulfill({ json: none }));
  for (const path of ['/', '/reviews']) {
    await visitor.goto(path);
    await visitor
      .getByRole('main')
      .getByRole('button', { name: 'Write a Review' })
      .scrollIntoViewIfNeeded();
    await visitor.mouse.wheel(0, 50);
    await expect(visitor.getByText('No reviews yet')).toBeVisible();
    await expect(visitor.getByText('Be the first to share your experience!')).toBeVisible();
  }
});

test('when the backend does not answer, the prebuilt reviews stay and trying again works', async ({
  visitor,
  problems,
}) => {
  problems.expect(/500: GET \/rest\/v1\/rpc\/list_reviews/);
  problems.expect(/500: GET \/rest\/v1\/rpc\/review_summary/);
  await takeDown(visitor, '**/rest/v1/rpc/**');
  await visitor.goto('/reviews');
  const prebuilt = await titles(visitor).allTextContents();
  await visitor.mouse.wheel(0, 200);
  await expect(visitor.getByRole('alert')).toContainText('Failed to load reviews');
  expect(await titles(visitor).allTextContents()).toEqual(prebuilt);
  await expect(visitor.getByText('Based on')).toBeVisible();
  await visitor.unroute('**/rest/v1/rpc/**');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(titles(visitor).first()).toBeVisible();
});

test('an answer that contradicts itself changes nothing on the page', async ({ visitor }) => {
  const nonsense = {
    count: 3,
    average: 9.9,
    stars_1: 0,
    stars_2: 0,
    stars_3: 0,
    stars_4: 0,
    stars_5: 1,
  };
  await visitor.route('**/rpc/review_summary*', (route) => route.fulfill({ json: nonsense }));
  await visitor.goto('/reviews');
  const based = visitor.getByText(/^Based on/);
  const before = await based.textContent();
  const answered = visitor.waitForResponse(/list_reviews/);
  await visitor.mouse.wheel(0, 200);
  await answered;
  await expect(visitor.getByRole('status').filter({ hasText: 'shown' })).toBeVisible();
  await expect(based).toHaveText(before ?? '');
});
