import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { expect, reviewCard, test } from '../../support/browser/reviews.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

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
