import type { Page } from '@playwright/test';
import { newAccessibilityProblems } from '../../support/browser/accessibility.ts';
import { openBookingForm } from '../../support/browser/booking-steps.ts';
import { inDays, openDesk, rowOf, test as base } from '../../support/browser/desk-sessions.ts';
import { changeColours, sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import { bookTime, confirm, days, paidOrder, times } from '../../support/browser/sessions.ts';
import { expect } from '../../support/test.ts';

// The pages are looked at everywhere (site/pages.spec.ts); these are their states with a session in it.

const test = base.extend<{ expectToFit: (page: Page) => Promise<void> }>({
  expectToFit: async ({ stack }, use) => {
    await use(async (page) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
      }
      expect.soft(await smallTargets(page), 'too small to touch').toEqual([]);
      await changeColours(page, 'dark');
      expect.soft(await newAccessibilityProblems(page, stack), 'dark').toEqual([]);
      await changeColours(page, 'light');
      // The light page is looked at when the test ends.
    });
  },
});

test('a time is chosen in a small window, light and dark', async ({
  visitor,
  database,
  expectToFit,
}) => {
  await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
  await days(visitor).first().check();
  await times(visitor).first().check();
  await expect(confirm(visitor)).toBeVisible();
  await expectToFit(visitor);
});

test('a booked session fits a small window, light and dark', async ({
  visitor,
  database,
  expectToFit,
}) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await expectToFit(visitor);
});

test('a time before paying is chosen in a small window, light and dark', async ({
  visitor,
  expectToFit,
}) => {
  await openBookingForm(visitor);
  await visitor.getByRole('button', { name: 'Choose a time now' }).click();
  await expect(days(visitor).first()).toBeVisible();
  await expectToFit(visitor);
});

test('the desk with a session’s papers fits a small window, light and dark', async ({
  admin: { page },
  addSession,
  expectToFit,
}) => {
  const session = await addSession({ startsAt: inDays(2, '01:30') });
  await openDesk(page);
  await rowOf(page, session).locator('summary').click();
  await expect(rowOf(page, session).getByLabel('Private note')).toBeVisible();
  await expectToFit(page);
});
