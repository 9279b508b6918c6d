import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { goToPayment, result, someone } from './booking-steps.ts';
import type { askDatabase } from './database-proxy.ts';
import { openHostedPage } from './payment-outcomes.ts';
import type { HostedPage } from './providers/hosted-page.ts';

type Database = ReturnType<typeof askDatabase>;

/** The order of a live session that somebody has just paid for on the site. */
export async function buySession(page: Page, provider: HostedPage): Promise<string> {
  await goToPayment(page, someone());
  await openHostedPage(page);
  await provider.payByCard(page);
  await expect(result(page, 'Payment Successful!')).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** The same, as a row in the database: for tests that are not about paying. */
export async function paidOrder(database: Database, age = '0 days'): Promise<string> {
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  // Each of its own: two payments by one person are an issue for the admin.
  const { name, email, phone } = someone();
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone, paid_at)
     values ($1, 149, 'paid', 'resume_preparation', $2, $3, $4, now() - $5::interval)`,
    [orderId, name, email, phone, age],
  );
  return orderId;
}

/** Books a free time that is far away for the order. */
export async function bookTime(database: Database, orderId: string): Promise<void> {
  const [booked] = await database<object>(
    `with free as (
       select starts_at
       from unnest(public.free_slots(now() + interval '20 days', now() + interval '27 days')) as starts_at
       order by random() limit 1
     ), chosen as (select starts_at, public.choose_time($1, starts_at) as answer from free)
     select from chosen where answer = 'ok'`,
    [orderId],
  );
  if (!booked) throw new Error('There was no free time to book.');
}

/** What is stored about the session of an order. */
export async function bookingOf(database: Database, orderId: string) {
  const [booking] = await database<{
    status: string;
    starts_at: string | null;
    moves: number;
    sequence: number;
  }>('select status, starts_at, moves, sequence from public.bookings where order_id = $1', [
    orderId,
  ]);
  return booking;
}

export const days = (page: Page) => page.getByRole('radio', { name: /free$/, disabled: false });
export const times = (page: Page) => page.getByRole('radio', { name: /^\d{1,2}:\d\d [ap]m/ });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm this time' });

/** The free time that is chosen now. */
export const chosen = (page: Page) =>
  page.getByRole('radio', { name: /^\d{1,2}:\d\d [ap]m/, checked: true });

/**
 * Chooses any time of the sample's hours and tells how it is said: `6:00 pm`. No other test takes it meanwhile: each worker
 * has every other time, `bookTime` later days, and the desk's tests earlier ones.
 */
export async function chooseATime(page: Page, otherThan = ''): Promise<string> {
  await expect(days(page).first()).toBeVisible();
  for (;;) {
    await days(page).nth(randomInt(9, 16)).check();
    const labels = await times(page).evaluateAll((radios: HTMLInputElement[]) =>
      radios.map((radio) => radio.labels?.[0]?.textContent ?? ''),
    );
    const own = labels
      .map((label, index) => ({ index, clock: clockIn(label) }))
      .filter((time) => isOurs(time) && time.clock !== otherThan);
    const any = own[randomInt(Math.max(1, own.length))];
    if (!any) continue;
    await times(page).nth(any.index).check();
    return any.clock;
  }
}

const clockIn = (label: string) => /^\d{1,2}:\d\d [ap]m/.exec(label)?.[0] ?? '';

function isOurs({ clock }: { clock: string }): boolean {
  const [hour = 0, minute = 0] = clock.split(/[: ]/).map(Number);
  const minutes = ((hour % 12) + (clock.endsWith('pm') ? 12 : 0)) * 60 + minute;
  const tenInTheMorning = 600;
  return (
    minutes >= tenInTheMorning && Math.floor(minutes / 40) % 2 === test.info().parallelIndex % 2
  );
}
