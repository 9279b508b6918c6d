import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { takeDown } from '../../support/browser/network.ts';
import { expect, reviewCard, test, uniqueWord } from '../../support/browser/reviews.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const select = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });

interface Totals {
  count: number;
  average: number;
  stars_5: number;
}

const reviewCalls = /\/rest\/v1\/rpc\/(?:list_reviews|review_summary)/;

test('the home page shows the average, the bars and the ten newest, and what came after its build once it is seen', async ({
  visitor,
  addReview,
}) => {
  const calls: string[] = [];
  visitor.on('request', (request) => {
    if (reviewCalls.test(request.url())) calls.push(request.url());
  });
  const review = await addReview({ rating: 2, title: `Too short ${uniqueWord()}` });
  await visitor.goto('/');
  const section = visitor.locator('#reviews');
  await expect(section.getByText(/^Based on [\d,]+ reviews$/)).toBeAttached();
  await expect(section.getByRole('img', { name: /^\d\.\d out of 5 stars$/ })).toBeAttached();
  await expect(section.getByText('5 stars')).toBeAttached();
  expect(calls).toEqual([]);

  await section.scrollIntoViewIfNeeded();
  await expect(reviewCard(visitor, review.title)).toBeVisible();
  await expect(
    section.getByRole('group', { name: 'Newest reviews' }).getByRole('listitem'),
  ).toHaveCount(10);
  await section.getByRole('link', { name: 'View All Reviews' }).click();
  await expect(visitor).toHaveURL('/reviews');
});

test('the page of all reviews says of each what it has to', async ({ visitor, addReview }) => {
  const review = await addReview({
    rating: 3,
    reviewer_name: 'Dr. Sunita Rathore',
    designation: 'Principal',
    content: 'First paragraph.\n\nSecond paragraph.',
    answer: 'Thank you for coming.',
    // Half past one at night in India; later than what other tests write.
    created_at: '2031-11-20T20:00:00Z',
  });
  await visitor.goto('/reviews');
  await visitor.mouse.wheel(0, 200);
  const card = reviewCard(visitor, review.title);
  await expect(card.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  await expect(card.locator('time').first()).toHaveText('21 Nov 2031');
  await expect(card).toContainText('First paragraph.\n\nSecond paragraph.');
  await expect(card).toContainText('By Dr. Sunita Rathore • Designation: Principal');
  await expect(card).toContainText('Answer from the mentor');
  await expect(card).toContainText('Thank you for coming.');
});

test('the summary is what the database counts', async ({ visitor, addReview }) => {
  await addReview({ rating: 1 });
  await visitor.goto('/reviews');
  const answered = visitor.waitForResponse(/review_summary/);
  await visitor.mouse.wheel(0, 200);
  const totals = (await (await answered).json()) as Totals;
  expect(totals.count).toBeGreaterThan(30);
  const main = visitor.getByRole('main');
  await expect(
    main.getByText(`Based on ${totals.count.toLocaleString('en-IN')} reviews`),
  ).toBeVisible();
  await expect(
    main.getByRole('img', { name: `${totals.average} out of 5 stars` }).first(),
  ).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^5 stars/ })).toContainText(
    `${totals.stars_5} reviews`,
  );
});

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

test('what people write shows as they wrote it, and breaks no layout', async ({
  visitor,
  addReview,
}) => {
  const word = uniqueWord();
  const review = await addReview({
    title: `<img src=x onerror=alert(1)> ${word} ${'long'.repeat(35)}`,
    content: `<b>bold</b> &amp; ${'w'.repeat(900)} 👩🏽‍🎓 مرحبا بالعالم`,
    reviewer_name: '</li><script>document.title="owned"</script> שלום',
    answer: `<a href="javascript:alert(1)">x</a>${'y'.repeat(300)}`,
  });
  for (const [path, width] of [
    ['/reviews', 320],
    ['/reviews', 1280],
    ['/', 320],
  ] as const) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto(path);
    await visitor
      .getByRole('main')
      .getByRole('button', { name: 'Write a Review' })
      .scrollIntoViewIfNeeded();
    await visitor.mouse.wheel(0, 50);
    const card = reviewCard(visitor, review.title);
    await expect(card).toContainText('<b>bold</b> &amp;');
    await expect(card).toContainText('</li><script>document.title="owned"</script> שלום');
    expect(await card.locator('img, b, script, a').count()).toBe(0);
    expect(await sidewaysOverflow(visitor)).toEqual([]);
  }
  await expect(visitor).not.toHaveTitle('owned');
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

test('the page of the meet shows what officers say', async ({ visitor, addReview }) => {
  const officer = await addReview({ designation: 'Training & Placement Officer' });
  const student = await addReview({ designation: 'Student' });
  await visitor.goto('/training-placement-meet');
  await visitor
    .getByRole('main')
    .getByRole('button', { name: 'Write a Review' })
    .scrollIntoViewIfNeeded();
  await expect(reviewCard(visitor, officer.title)).toBeVisible();
  await expect(reviewCard(visitor, student.title)).toBeHidden();
  await expect(visitor.getByText(/^Based on/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('both pages are complete, and show no control that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.locator('#reviews').getByRole('listitem').filter({ hasText: 'Designation:' }),
    ).toHaveCount(10);
    await page.goto('/reviews');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Designation:' }).nth(20),
    ).toBeVisible();
    await expect(page.getByText('Based on')).toBeVisible();
    await expect(page.getByText('How these reviews work')).toBeVisible();
    await expect(page.getByLabel('Stars', { exact: true })).toBeHidden();
  });
});
