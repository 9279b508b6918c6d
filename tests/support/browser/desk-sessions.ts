import { inLetters } from './letters.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { longDay } from '../../../src/features/sessions/lib/desk-labels.ts';
import { sessionMinutes } from '../../../src/features/sessions/schemas/schedule.ts';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { isoTimeInIndia, todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { expect, test as base } from '../test.ts';

export interface PaidSession {
  orderId: string;
  person: string;
  email: string;
}

/** This time of the day, in India, so many days from today. */
export const inDays = (days: number, time: string): string =>
  isoTimeInIndia(addDays(todayInIndia(), days), time);

/**
 * Tests that need paid sessions of their own, whose times are free again when the test ends. The calendar is everybody's: a test
 * takes times of the night that no other one takes.
 */
export const test = base.extend<{
  /** Booked at this time, or without one. */
  addSession: (session?: { startsAt?: string }) => Promise<PaidSession>;
}>({
  addSession: async ({ database }, use) => {
    const orderIds: string[] = [];
    await use(async ({ startsAt } = {}) => {
      const word = randomUUID().replaceAll('-', '');
      const orderId = `ord_${word}`;
      const person = `Ishita ${inLetters(word.slice(0, 8))}`;
      const email = `${word.slice(0, 12)}@example.com`;
      orderIds.push(orderId);
      await database(
        `insert into public.payments (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email,
                                      customer_phone, paid_at, livemode)
         values ($1, 199, 'paid', 'interview_preparation', $2, $3, '9876543210', now() - interval '2 days', false)`,
        [orderId, person, email],
      );
      if (startsAt !== undefined) {
        await database(
          `update public.bookings
           set status = 'booked', starts_at = $2::timestamptz, blocked_from = $2::timestamptz,
               ends_at = $2::timestamptz + make_interval(mins => $3),
               blocked_to = $2::timestamptz + make_interval(mins => $3)
           where order_id = $1`,
          [orderId, startsAt, sessionMinutes],
        );
      }
      return { orderId, person, email };
    });
    // A paid order has a receipt and stays, as others do.
    await database('delete from public.bookings where order_id = any($1)', [orderIds]);
  },
});

/** Opens the page, with everything loaded. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/sessions');
  // On a phone they are folded.
  await page.getByRole('link', { name: 'Open hours' }).click();
  await expect(page.getByRole('list', { name: 'Offered days' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

/** What shows who else has paid and chosen no time. It is there when they are more than a few. */
export const allWaiting = (page: Page): Locator =>
  page.getByRole('button', { name: /^Show all \d+ people$/ });

/**
 * Shows everybody who has no time, also whom other tests left; in the page that `openDesk` has opened they stay shown. Looks and
 * presses in one step, as between two they could become so few that the button goes.
 */
export const showAllWaiting = (page: Page): Promise<void> =>
  allWaiting(page).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });

/** The row of somebody's session, or of somebody without one. */
export const rowOf = (page: Page, { person }: PaidSession): Locator =>
  page.getByRole('listitem').filter({ hasText: person });

/** What people see of a day. */
export const offeredDay = (page: Page, day: string): Locator =>
  page
    .getByRole('list', { name: 'Offered days' })
    .getByRole('listitem')
    .filter({ hasText: longDay(day) });

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

export { expect } from '../test.ts';
