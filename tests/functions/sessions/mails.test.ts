import { expect, test } from 'vitest';
import { bookedBuyer, subjectsTo } from './booked-buyer.ts';
import { choose, freeTime, mailsAbout, makeDue, paidBuyer, sessionOf } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

test('while the mail service is down for a day nothing is lost or sent twice', async () => {
  const buyer = await paidBuyer(shop);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  shop.stack.inbox.refuseNext(4);
  const start = await freeTime(shop);
  expect((await choose(shop, buyer.orderId, start)).status).toBe(200);
  const failed = () =>
    shop.stack.backend.query(
      `select attempts from outbox where subject like $1 || '%' and sent_at is null and last_error is not null`,
      [buyer.orderId],
    );
  await expect.poll(failed).toHaveLength(2);
  const dayPasses = () =>
    shop.stack.backend.query(
      `update outbox
       set next_attempt_at = now(), due_at = now() - interval '1 day', created_at = created_at - interval '1 day'
       where subject like $1 || '%' and sent_at is null and last_error is not null`,
      [buyer.orderId],
    );
  await dayPasses();
  await shop.reconcile();
  await expect.poll(failed).toHaveLength(2);
  expect(await shop.stack.inbox.messages(buyer.email)).toHaveLength(1);

  await dayPasses();
  await shop.reconcile();
  await shop.reconcile();
  expect(await subjectsTo(shop, buyer)).toHaveLength(2);
  expect((await subjectsTo(shop, buyer)).at(-1)).toMatch(/^Your session is booked/);
});

test('a booked session that is over becomes done, and its buyer is asked for a review', async () => {
  const buyer = await bookedBuyer(shop);
  await shop.stack.backend.query(
    `update bookings
     set starts_at = now() - interval '14 hours', ends_at = now() - interval '13 hours 30 minutes',
         blocked_from = now() - interval '14 hours', blocked_to = now() - interval '13 hours 30 minutes'
     where order_id = $1`,
    [buyer.orderId],
  );
  await shop.reconcile();
  const { body } = await sessionOf(shop, { order_id: buyer.orderId });
  expect(body).toMatchObject({ status: 'done', joining_link: null });
  await makeDue(shop, buyer.email, 'session_feedback');
  await shop.reconcile();
  const [mail] = (await mailsAbout(shop, buyer.orderId, buyer.email)).slice(-1);
  expect(mail?.subject).toBe('How was your session?');
  expect(mail?.text).toContain(`Write a review:\n${shop.stack.url}/reviews`);
});

test('a buyer without a time whom the mentor reminds is led to the session’s page', async () => {
  const buyer = await paidBuyer(shop);
  const { body } = await sessionOf(shop, { order_id: buyer.orderId });
  const admin = await shop.signIn('admin');
  const [booking] = await shop.stack.backend.query<{ id: string }>(
    'select id from bookings where order_id = $1',
    [buyer.orderId],
  );
  const answer = await fetch(`${shop.stack.url}/rest/v1/rpc/change_as_mentor`, {
    method: 'POST',
    headers: {
      ...admin,
      apikey: shop.stack.backend.anonKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ booking_id: booking?.id, action: 'remind' }),
  });
  expect(await answer.json()).toBe('ok');
  await shop.reconcile();
  const [mail] = (await mailsAbout(shop, buyer.orderId, buyer.email)).slice(-1);
  expect(mail?.subject).toBe('Please choose a time for your session');
  expect(mail?.text).toContain(
    `Choose a time:\n${shop.stack.url}/session/${String(body['token'])}`,
  );
});
