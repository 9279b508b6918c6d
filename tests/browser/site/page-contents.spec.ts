import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

// pages.spec.ts has axe look at the same pages.
test.use({ checkAccessibility: false });

test('the accordion of a program opens and closes by mouse and by keyboard', async ({
  visitor,
}) => {
  await visitor.goto('/tpo-development');
  const capstone = visitor.locator('summary', { hasText: 'Capstone' });
  const topic = visitor.getByText('Choosing a process with a clear before and after');
  await expect(topic).toBeHidden();
  await capstone.click();
  await expect(topic).toBeVisible();
  await capstone.press('Enter');
  await expect(topic).toBeHidden();
});

const outsideForms = {
  '/tpo-development': ['Register Now', '₹1,999'],
  '/course/resume-mastery': ['Buy the Course', '₹299'],
  '/course/end-to-end-placement': ['Buy the Course', '₹499'],
} as const;

for (const [path, [button, price]] of Object.entries(outsideForms)) {
  test(`${path} shows ${price} and opens its payment form in a new tab`, async ({ visitor }) => {
    await visitor.goto(path);
    await expect(visitor.getByRole('main')).toContainText(price);
    const links = visitor.getByRole('link', { name: `${button} (opens in a new tab)` });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('the TPO program names both of its start dates', async ({ visitor }) => {
  await visitor.goto('/tpo-development');
  await expect(visitor.getByRole('main')).toContainText('2nd June 2025');
  await expect(visitor.getByRole('main')).toContainText('16th June 2025');
  await expect(visitor.getByRole('heading', { name: 'Certificate of Completion' })).toBeVisible();
});

test('my courses shows 2 of 8 lessons, a quarter, and every lesson can be played', async ({
  visitor,
}) => {
  await visitor.goto('/course-dashboard');
  await expect(visitor.getByText('2 of 8 lessons completed')).toBeVisible();
  await expect(visitor.getByRole('progressbar')).toHaveAttribute('value', '2');
  await expect(visitor.getByRole('main')).toContainText('25%');
  await expect(visitor.getByRole('link', { name: /^Play: / })).toHaveCount(8);
  await expect(visitor.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(visitor.getByRole('main')).toContainText('₹499');
});

test('contact leads to a mail and to a call', async ({ visitor }) => {
  await visitor.goto('/contact');
  const main = visitor.getByRole('main');
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.locator('a[href^="tel:+91"]')).toBeVisible();
});

test('without an order, the schedule says how to get a time, and Back leads back', async ({
  visitor,
}) => {
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/refund');
  await visitor.evaluate(() => location.assign('/schedule'));
  await expect(visitor.getByText('Book a session, then choose its time')).toBeVisible();
  await expect(
    visitor.getByRole('main').getByRole('link', { name: 'See the session options' }),
  ).toHaveAttribute('href', '/mentorship/individual');
  // It hydrates under the pointer and knows then where the visitor came from.
  const back = visitor.getByRole('link', { name: 'Back' });
  await traffic.settled();
  await back.hover();
  await expect(back.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
  await back.click();
  await expect(visitor).toHaveURL('/refund');
});

test('the terms have five numbered sections, each reached from the list', async ({ visitor }) => {
  await visitor.goto('/terms');
  const titles = [
    '1. Introduction',
    '2. User Responsibilities',
    '3. Intellectual Property',
    '4. Limitation of Liability',
    '5. Governing Law of India',
  ];
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  await visitor
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '5. Governing Law of India' })
    .click();
  await expect(visitor.getByRole('heading', { name: titles[4]! })).toBeInViewport();
});

test('refunds: none for live sessions, three business days for courses', async ({ visitor }) => {
  await visitor.goto('/refund');
  const main = visitor.getByRole('main');
  await expect(main).toContainText('There is no refund for a live session once it is booked.');
  await expect(main).toContainText(
    /You can move a session .+, or cancel it, until .+ begins\. Cancelling gives the time back, not the money\./,
  );
  await expect(main).toContainText('all of your money comes back, or you choose another time');
  await expect(main).toContainText('within 3 business days');
});
