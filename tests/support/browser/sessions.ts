import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { isoTimeInIndia, todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { test as base } from '../test.ts';

interface NewSession {
  status?: string;
  /** ISO 8601; none for a session without a time. */
  startsAt?: string;
}

export interface PaidSession {
  orderId: string;
  person: string;
  email: string;
}

const sessionMinutes = 30;

/** This time of the day, in India, so many days from today. */
export const inDays = (days: number, time: string): string =>
  isoTimeInIndia(addDays(todayInIndia(), days), time);

export const minutesFromNow = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** Tests that need paid sessions and a calendar of their own. Both are gone when the test ends. */
export const test = base.extend<{
  addSession: (session?: NewSession) => Promise<PaidSession>;
  /** Open from 18:00 to 20:00 on every day, without any bookings. */
  openCalendar: void;
}>({
  openCalendar: [
    async ({ database }, use) => {
      const clear = async () => {
        await database('delete from public.open_hours');
        await database(`delete from public.bookings`);
        await database(
          `update public.schedule_settings
           set notice_hours = 12, horizon_days = 30, buffer_minutes = 10, sessions_per_day = 6,
               change_until_hours = 24, moves_allowed = 1, joining_link = null`,
        );
      };
      await clear();
      await database(
        `insert into public.open_hours (weekday, opens_at, closes_at)
         select weekday, '18:00', '20:00' from generate_series(1, 7) as weekday`,
      );
      await use();
      await clear();
    },
    { auto: true },
  ],
  addSession: async ({ database }, use) => {
    const orderIds: string[] = [];
    await use(async ({ status = 'booked', startsAt } = {}) => {
      const word = randomUUID().replaceAll('-', '');
      const orderId = `ord_${word}`;
      const person = `Ishita ${word.slice(0, 8).replace(/\d/g, 'x')}`;
      const email = `${word.slice(0, 12)}@example.com`;
      orderIds.push(orderId);
      await database(
        `insert into public.payments (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email,
                                      customer_phone, paid_at, livemode)
         values ($1, 199, 'paid', 'interview_preparation', $2, $3, '9876543210', now() - interval '2 days', false)`,
        [orderId, person, email],
      );
      const endsAt =
        startsAt && new Date(Date.parse(startsAt) + sessionMinutes * 60_000).toISOString();
      await database(
        `update public.bookings
         set status = $2, starts_at = $3, ends_at = $4, blocked_from = $3, blocked_to = $4
         where order_id = $1`,
        [orderId, startsAt ? status : 'needs_time', startsAt ?? null, endsAt ?? null],
      );
      return { orderId, person, email };
    });
    await database('delete from public.payments where order_id = any($1)', [orderIds]);
  },
});

/** The row of a session or of somebody without one. */
export const rowOf = (page: Page, { person }: PaidSession): Locator =>
  page.getByRole('listitem').filter({ hasText: person });

export { expect } from '../test.ts';
