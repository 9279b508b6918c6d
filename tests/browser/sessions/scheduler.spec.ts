import type { Page } from '@playwright/test';
import { schedulerUrl, test } from '../../support/browser/scheduler-site.ts';
import { expect } from '../../support/test.ts';

// One build is enough for all of them.
test.describe.configure({ mode: 'default' });
// Axe speaks to the frame as if it were ours, which the browser warns of; and a tab keeps the pages of this site.
test.use({ checkAccessibility: false, sharesTabs: false });

const orderId = `ord_${'0'.repeat(32)}`;

async function openCalendar(page: Page, address: string) {
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title><p>Pick a day' }),
  );
  await page.goto(address);
  await page.getByRole('button', { name: 'Show the calendar' }).click();
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().getByText('Pick a day')).toBeVisible();
  return frame;
}

test.beforeEach(({ problems }) => {
  problems.expect(/^third party: GET https:\/\/calendly\.com\//);
});

test('a scheduler of somebody else is a frame of 600 pixels with Back, and nothing of ours @phone', async ({
  visitor,
}) => {
  const frame = await openCalendar(visitor, '/schedule');
  await expect(frame).toHaveAttribute('title', 'Appointment scheduler');
  await expect(frame).toHaveAttribute('src', schedulerUrl);
  const height = (await frame.locator('xpath=..').boundingBox())?.height;
  expect(height).toBe(600);
  await expect(visitor.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Choose your time' })).toHaveCount(0);
  await expect(main).not.toContainText('Book a session, then choose its time');
  await expect(visitor.locator('[data-with-order]')).toHaveCount(0);
});

test('who has only the link of an order learns nobody’s name and mail from it', async ({
  visitor,
}) => {
  const frame = await openCalendar(visitor, `/schedule?order_id=${orderId}`);
  await expect(frame).toHaveAttribute('src', schedulerUrl);
});

test('who typed their name and mail in this tab finds them in the calendar', async ({
  visitor,
}) => {
  await visitor.goto('/404');
  await visitor.evaluate(() => {
    sessionStorage.setItem(
      'mentor.checkout',
      JSON.stringify({
        mentorshipType: 'resume_preparation',
        amount: 499,
        customer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919829000000' },
      }),
    );
  });
  const frame = await openCalendar(visitor, `/schedule?order_id=${orderId}`);
  await expect(frame).toHaveAttribute(
    'src',
    `${schedulerUrl}?name=Asha%20Rao&email=asha%40example.com`,
  );
});
