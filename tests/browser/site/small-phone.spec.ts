import { randomUUID } from 'node:crypto';
import { dayFromToday, test } from '../../support/browser/events.ts';
import { takeTime } from '../../support/browser/take-time.ts';
import { expect } from '../../support/test.ts';

// What a page offers first on a phone of 360 × 740 and where it leads, and a bar that has little room.
test.use({ viewport: { width: 360, height: 740 } });

test('the page for placement officers, its starts being past, leads to the next batch', async ({
  visitor,
  database,
}) => {
  const email = `tpo.${randomUUID().slice(0, 8)}@example.com`;
  await visitor.goto('/tpo-development');
  await visitor.getByRole('link', { name: 'Next batch: tell me' }).first().click();
  await expect(visitor.getByText('About: TPO Development Program: next batch')).toBeVisible();
  await visitor.getByLabel('Full Name').fill('Asha Verma');
  await visitor.getByLabel('Email or Phone').fill(email);
  await visitor.getByLabel('Message').fill('We are eight officers.');
  await takeTime(visitor);
  await visitor.getByRole('button', { name: /^Send/ }).click();
  await expect(visitor.getByText('Message sent')).toBeVisible();
  const [message] = await database<{ additionaldetails: string }>(
    'select additionaldetails from public.form_submissions where email = $1',
    [email],
  );
  expect(message?.additionaldetails).toContain('TPO Development Program: next batch');
});

test('"Learn More" on the card of an event leads to the event', async ({ visitor, addEvent }) => {
  const event = await addEvent({ event_date: dayFromToday(0), event_time: '00:00' });
  await visitor.goto('/');
  await visitor.locator('#events').scrollIntoViewIfNeeded();
  await visitor.getByRole('link', { name: `Learn More: ${event.title}` }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(visitor).toHaveURL(/\/events\/resume-clinic-/);
});

test('the contact page has mail and phone before the form', async ({ visitor }) => {
  await visitor.goto('/contact');
  const main = visitor.getByRole('main');
  const tops = [];
  for (const part of [
    main.getByRole('link', { name: 'hello@mentor.example' }).first(),
    main.getByRole('link', { name: '+91 98290 00000' }),
    main.getByLabel('Full Name'),
  ]) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('a course is bought here first; the outside form is a link in the text after it', async ({
  visitor,
}) => {
  await visitor.goto('/course/resume-mastery');
  const here = visitor.getByRole('link', { name: 'Pay here' }).first();
  const outside = visitor.getByRole('link', { name: /^Buy the Course/ }).first();
  const [first, second] = [await here.boundingBox(), await outside.boundingBox()];
  expect(first!.y + first!.height).toBeLessThanOrEqual(second!.y + second!.height);
  expect(first!.width * first!.height).toBeGreaterThan(44 * 100);
  await expect(here).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(outside).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await here.click();
  await expect(visitor.getByRole('complementary', { name: 'Order Summary' })).toContainText('₹299');
});

test('on a phone that is zoomed in, all of the bar is within reach', async ({ visitor }) => {
  // 360 px at 130 %.
  await visitor.setViewportSize({ width: 277, height: 570 });
  await visitor.goto('/');
  const bar = visitor.getByRole('banner');
  for (const part of [
    bar.getByRole('link', { name: 'Book' }),
    bar.getByRole('link', { name: 'Login' }),
    bar.getByRole('button', { name: 'Menu' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('on a tablet, an admin has the whole name beside all other buttons of the bar', async ({
  admin: { page },
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  const cut = await bar
    .getByRole('link', { name: 'Meena Rao' })
    .getByText('Meena Rao')
    .evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(cut).toBe(0);
});
