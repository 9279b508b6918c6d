import type { Page } from '@playwright/test';
import { focusProblem } from '../../support/browser/layout.ts';
import { expect, test } from '../../support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const more = (page: Page) => navigation(page).getByRole('button', { name: /^More/ });

const places = [
  ['Dashboard', '/admin'],
  ['Sessions', '/admin/sessions'],
  ['Payments', '/admin/payments'],
  ['Courses', '/admin/courses'],
  ['Events', '/admin/events'],
  ['Reviews', '/admin/reviews'],
  ['Blogs', '/admin/blogs'],
  ['Grievances', '/admin/grievances'],
  ['View the site', '/'],
] as const;

const width = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

test('on a wide screen the places are a column that stays, and nothing of the public site is there', async ({
  admin: { page },
}) => {
  await width(page, 1280);
  await page.goto('/admin/blogs');
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(more(page)).toBeHidden();
  for (const [name, address] of places) {
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(navigation(page).getByRole('link', { name: 'Blogs' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.mouse.wheel(0, 2000);
  await expect(navigation(page).getByRole('link', { name: 'Dashboard' })).toBeInViewport();
  const column = await navigation(page).boundingBox();
  const words = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(column!.x + column!.width).toBeLessThan(words!.x);
});

for (const size of [1280, 360]) {
  test(`every place can be reached by keyboard at ${size} px`, async ({ admin: { page } }) => {
    await width(page, size);
    await page.goto('/admin/grievances');
    await expect(navigation(page)).toBeVisible();
    const reached: string[] = [];
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press('Tab');
      expect(await focusProblem(page), `tab stop ${stop}`).toBeUndefined();
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.startsWith('More')) await page.keyboard.press('Enter');
      reached.push(name);
      if (name === 'Logout') break;
    }
    for (const [name] of places) {
      expect(
        reached.some((each) => each.startsWith(name)),
        name,
      ).toBe(true);
    }
    expect(reached.at(-1)).toBe('Logout');
  });
}

test('on a phone the places are a bar at the foot, and More opens the others', async ({
  admin: { page },
}) => {
  await width(page, 360);
  await page.goto('/admin/reviews');
  await expect(more(page)).toBeVisible();
  const bar = await navigation(page).boundingBox();
  expect(Math.round(bar!.y + bar!.height)).toBe(740);
  const events = navigation(page).getByRole('link', { name: 'Events' });
  await expect(events).toBeHidden();

  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(events).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(events).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(events).toBeHidden();
  await expect(more(page)).toBeFocused();

  // Nobody is held in it: it closes behind who goes on.
  await page.keyboard.press('Enter');
  await navigation(page).getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(events).toBeHidden();

  await more(page).click();
  await events.click();
  await expect(page).toHaveURL('/admin/events');
});

test('on a phone nothing that has the focus is under the bar', async ({ admin: { page } }) => {
  await width(page, 360);
  await page.goto('/admin/events');
  await expect(page.getByRole('list', { name: 'Events' })).toBeVisible();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { bottom } = focused.getBoundingClientRect();
      const bar = document.querySelector('nav[aria-label=Admin]')!;
      return !bar.contains(focused) && bottom > bar.getBoundingClientRect().top;
    });
    expect(isCovered, `tab stop ${stop}`).toBe(false);
  }
});

test('what waits is counted at its place', async ({ admin: { page }, database }) => {
  const [event] = await database<{ id: string }>(
    `insert into public.events (title, description, category, event_date, event_time, venue)
     values ('Proposed for the count', 'A talk.', 'Webinar', '2099-03-04', '10:00', 'Online') returning id`,
  );
  await page.goto('/admin');
  await expect(navigation(page).getByRole('link', { name: /^Events \d+ waiting$/ })).toBeVisible();
  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: /^Decide \d+ events? to approve$/ }).click();
  await expect(page).toHaveURL('/admin/events?status=pending');
  await database('delete from public.events where id = $1', [event!.id]);
});
