import type { Page } from '@playwright/test';
import { toast } from '../../support/browser/toast.ts';
import {
  allWaiting,
  expect,
  type PaidSession,
  rowOf,
  test as base,
} from '../../support/browser/desk-sessions.ts';

const shownAtFirst = 5;
/** The list has a gap between two people, the button one above it. */
const gapsInPixels = 8;

const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Paid, no time chosen' }).getByRole('listitem');
const showFewer = (page: Page) => page.getByRole('button', { name: 'Show fewer' });

/** Six people who wait, beside whom other tests leave. */
const test = base.extend<{ six: PaidSession[] }>({
  six: async ({ addSession }, use) => {
    const people: PaidSession[] = [];
    while (people.length <= shownAtFirst) people.push(await addSession());
    await use(people);
  },
});

test('the mentor sees the first five people without a time, and all of them on request @phone', async ({
  admin: { page },
  six,
}) => {
  const last = rowOf(page, six.at(-1)!);
  await page.goto('/admin/sessions');
  const button = allWaiting(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(waiting(page)).toHaveCount(shownAtFirst);
  await expect(last).toBeHidden();

  // Where a browser would keep the button in its place while people come in above it.
  await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const pressed = (await button.boundingBox())!;
  await button.press('Enter');
  await expect(last).toBeVisible();
  const sixth = waiting(page).nth(shownAtFirst);
  await expect(sixth).toBeFocused();
  expect(Math.abs((await sixth.boundingBox())!.y - pressed.y)).toBeLessThan(gapsInPixels);

  await last.getByRole('button', { name: /^Send a reminder/ }).click();
  await expect(toast(page, 'Reminder sent')).toBeVisible();
  await expect(last).toContainText(/Reminded on/);
  await expect(last).toBeVisible();
  await expect(showFewer(page)).toHaveAttribute('aria-expanded', 'true');

  await showFewer(page).scrollIntoViewIfNeeded();
  const before = (await showFewer(page).boundingBox())!;
  await showFewer(page).press('Enter');
  await expect(waiting(page)).toHaveCount(shownAtFirst);
  await expect(button).toBeFocused();
  expect(Math.abs((await button.boundingBox())!.y - before.y)).toBeLessThan(gapsInPixels);
});

test('notes for somebody that are not saved outlast the fold', async ({ admin: { page }, six }) => {
  const last = rowOf(page, six.at(-1)!);
  await page.goto('/admin/sessions');
  await allWaiting(page).click();
  await last.getByText(/^Notes and papers/).click();
  await last.getByLabel('Private note').fill('Asked for an evening');
  await showFewer(page).click();
  await expect(last).toBeHidden();
  await allWaiting(page).click();
  await expect(last.getByLabel('Private note')).toHaveValue('Asked for an evening');
});

test('five people have no button, and stay on the screen when more come', async ({
  admin: { page },
  six,
}) => {
  await page.route(/\/rest\/v1\/bookings\?.*needs_time/, async (route) => {
    const response = await route.fetch();
    const people = (await response.json()) as unknown[];
    await route.fulfill({ response, json: people.slice(0, shownAtFirst) });
  });
  await page.goto('/admin/sessions');
  await expect(waiting(page)).toHaveCount(shownAtFirst);
  await expect(page.getByText('5 people', { exact: true })).toBeVisible();
  await expect(allWaiting(page).or(showFewer(page))).toHaveCount(0);

  await page.unrouteAll();
  // As when the mentor comes back to this tab.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(rowOf(page, six.at(-1)!)).toBeVisible();
  await expect(showFewer(page)).toHaveAttribute('aria-expanded', 'true');
});
