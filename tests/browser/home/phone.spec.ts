import { expect, test } from '../../support/test.ts';

// A phone of 360 × 640: what someone who comes from a post on WhatsApp sees first, and how far the end is.

test.use({ viewport: { width: 360, height: 640 } });

const longest = 7_000;

test('the first price is on the second screen of a phone at the latest, and leads to its form', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const offer = visitor.getByRole('link', { name: /1-to-1 Resume Preparation.*₹149/ });
  const price = await offer.getByText('₹149').boundingBox();
  expect(price!.y).toBeLessThan(2 * 640);
  await offer.click();
  await expect(
    visitor.getByRole('heading', { name: /Book your session: 1-to-1 Resume Preparation/ }),
  ).toBeFocused();
  await visitor.getByRole('button', { name: 'Back' }).click();
  await expect(visitor).toHaveURL('/mentorship/individual');
  await expect(visitor.getByRole('button', { name: /Book Session: Interview/ })).toBeVisible();
});

test('the home page is not longer than eleven screens of a phone, with every section', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const height = await visitor.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(longest);
  for (const id of ['about', 'services', 'mentorship', 'impact', 'events', 'reviews']) {
    await expect(visitor.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible();
  }
});

test('the mentor has a name and a face at the top, and what others say beside the buttons', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const top = visitor.locator('main > section').first();
  await expect(top.getByRole('img', { name: 'Portrait of Ananya Mehra' })).toBeVisible();
  await expect(top.getByText('Ananya Mehra')).toBeVisible();
  await expect(top.getByText(/^\d\.\d · \d+ reviews?$/)).toBeVisible();
  await expect(top.getByText('Live on Google Meet')).toBeVisible();
  // The figures are still those that came with the site.
  await expect(top.getByText('students trained')).toBeHidden();
});

test('what one does not read at once opens on a phone', async ({ visitor }) => {
  await visitor.goto('/');
  const about = visitor.locator('#about');
  await expect(about.getByText('Career coaching')).toBeHidden();
  await about.locator('summary', { hasText: 'Expertise' }).click();
  await expect(about.getByText('Career coaching')).toBeVisible();
});

test('the header leaves on the way down and comes back on the way up, also to who tabs into it', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const header = visitor.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    '/mentorship/individual',
  );
  await visitor.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await visitor.mouse.wheel(0, -300);
  await expect(header).toBeInViewport();
  await visitor.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  // The focus is in it again.
  await header.getByRole('link', { name: 'Book' }).evaluate((link) => link.focus());
  await visitor.keyboard.press('Shift+Tab');
  await expect(header).toBeInViewport();
  // Where nothing is below it.
  await visitor.evaluate(() => scrollTo(0, 0));
});

test('an open menu keeps the header, and has what the bar has no room for', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Menu' }).click();
  const menu = visitor.getByRole('navigation', { name: 'Main' });
  for (const name of ['Reviews', 'My Courses', 'Contact']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await visitor.evaluate(() => scrollBy(0, 900));
  await expect(visitor.getByRole('banner')).toBeInViewport();
});
