import { expect } from 'vitest';
import type { Mail } from '../../../local/server/mail/mail-store.ts';
import type { Shop } from '../../support/functions.ts';
import { newOrder, type OrderBody } from '../../support/shop-order.ts';

export const mentorEmail = 'admin@example.com';
export const joiningLink = 'https://meet.example/ananya';

export interface Buyer {
  orderId: string;
  email: string;
  sessionId: string;
}

/** Somebody who has paid for a live session; `start` is held for them while they do. */
export async function paidBuyer(
  shop: Shop,
  changes: Partial<OrderBody> = {},
  start?: string,
): Promise<Buyer> {
  const order = newOrder(changes);
  const { body } = await shop.pay(order);
  const buyer = {
    orderId: String(body['orderId']),
    email: order.customerEmail,
    sessionId: String(body['paymentSessionId']),
  };
  if (start !== undefined) {
    const [held] = await shop.stack.backend.query<{ answer: string }>(
      'select answer from hold_for_order($1, $2, $3)',
      [buyer.orderId, start, 'a'.repeat(64)],
    );
    expect(held?.answer).toBe('ok');
  }
  await shop.provider.pay(buyer.sessionId);
  await shop.provider.idle();
  // What is chosen before the confirmation has left would stand in it.
  await mailsAbout(shop, buyer.orderId, buyer.email);
  // The mentor has read of the payment by then.
  const untold = () =>
    shop.stack.backend.query(
      `select id from outbox where kind = 'mentor_news' and sent_at is null`,
    );
  await expect.poll(untold, { timeout: 15_000 }).toEqual([]);
  return buyer;
}

/** A free time, so many days from now. */
export async function freeTime(shop: Shop, days = 3): Promise<string> {
  const [row] = await shop.stack.backend.query<{ starts_at: Date | string }>(
    `select unnest(free_slots(now() + make_interval(days => $1), now() + make_interval(days => $1 + 2))) as starts_at
     limit 1`,
    [days],
  );
  return new Date(row?.starts_at ?? 0).toISOString();
}

export const sessionOf = (shop: Shop, key: Record<string, string>) =>
  shop.call(`session?${new URLSearchParams(key)}`, { method: 'GET' });

export const choose = (shop: Shop, orderId: string, starts_at: string) =>
  shop.call('change-session', { body: { order_id: orderId, action: 'choose', starts_at } });

export const cancel = (shop: Shop, orderId: string) =>
  shop.call('change-session', { body: { order_id: orderId, action: 'cancel' } });

/** The mails about an order to one address, oldest first, once all that are due were sent. */
export async function mailsAbout(shop: Shop, orderId: string, email: string): Promise<Mail[]> {
  const unsent = () =>
    shop.stack.backend.query(
      `select id from outbox
       where recipient = $1 and subject like $2 || '%' and sent_at is null and due_at <= now()`,
      [email, orderId],
    );
  await expect.poll(unsent, { timeout: 15_000 }).toEqual([]);
  const mails = await shop.stack.inbox.messages(email);
  return mails.filter(({ text }) => text?.includes(orderId)).reverse();
}

export interface QueuedMail {
  kind: string;
  due_at: string;
  sent_at: string | null;
}

/** The mails about a session that are queued for an address, the next one first. */
export const queuedMails = (shop: Shop, email: string) =>
  shop.stack.backend.query<QueuedMail>(
    `select kind, due_at, sent_at from outbox
     where recipient = $1 and kind like 'session%' order by due_at`,
    [email],
  );

/** As if so many minutes had passed since the session was booked: what is stored about it moves towards the past. */
export async function passTime(shop: Shop, { orderId }: Buyer, minutes: number): Promise<void> {
  const { query } = shop.stack.backend;
  await query(
    `update bookings
     set starts_at = starts_at - past, ends_at = ends_at - past,
         blocked_from = blocked_from - past, blocked_to = blocked_to - past
     from make_interval(mins => $2) as past
     where order_id = $1`,
    [orderId, minutes],
  );
  await query(
    `update outbox
     set due_at = due_at - past, next_attempt_at = next_attempt_at - past, expires_at = expires_at - past
     from make_interval(mins => $2) as past
     where subject like $1 || '%' and sent_at is null`,
    [orderId, minutes],
  );
}

/** As if it were the time of this mail. */
export const makeDue = (shop: Shop, email: string, kind: string) =>
  shop.stack.backend.query(
    `update outbox set due_at = now() - interval '1 minute', next_attempt_at = now() - interval '1 minute'
     where recipient = $1 and kind = $2`,
    [email, kind],
  );
