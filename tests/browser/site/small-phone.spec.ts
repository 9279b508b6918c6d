import { randomUUID } from 'node:crypto';
import { dayFromToday, test } from '../../support/browser/events.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { setTextSize } from '../../support/browser/narrow.ts';
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

for (const { of, width, height, textSize } of [
  // 360 px at 130 %.
  { of: 'that is zoomed in', width: 277, height: 570, textSize: 1 },
  { of: 'with text of twice the size', width: 360, height: 740, textSize: 2 },
]) {
  test(`on a phone ${of}, all of the bar is within reach, and the menu opens`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height });
    await visitor.goto('/');
    await setTextSize(visitor, textSize);
    const bar = visitor.getByRole('banner');
    const menu = bar.getByRole('button', { name: 'Menu' });
    for (const part of [
      bar.getByRole('link', { name: 'Book' }),
      bar.getByRole('link', { name: 'Login' }),
      menu,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await sidewaysOverflow(visitor)).toEqual([]);
    await menu.click();
    await expect(bar.getByRole('link', { name: 'Events' })).toBeInViewport({ ratio: 1 });
    await setTextSize(visitor, 1);
  });
}

test('with text of twice the size, the places of the desk stand clear of each other', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  await setTextSize(page, 2);
  const places = page.getByRole('navigation', { name: 'Admin' });
  const names = places.getByRole('link').or(places.getByRole('button', { name: 'More' }));
  await expect(names).toHaveCount(5);
  for (const place of await names.all()) {
    await expect(place).toBeInViewport({ ratio: 1 });
    expect(await place.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await setTextSize(page, 1);
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

test('on a phone, an admin reads a name of nine letters whole', async ({ signIn }) => {
  const { page } = await signIn({ fullName: 'Meenakshi', isAdmin: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const name = page.getByRole('banner').getByText('Meenakshi');
  await expect(name).toBeVisible();
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});
