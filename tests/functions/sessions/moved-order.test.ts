import { expect, test } from 'vitest';
import { bookedBuyer } from './booked-buyer.ts';
import { mailsAbout, sessionOf } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

const linkIn = (text: string | null | undefined) =>
  /\/session\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

test('whose email was corrected gets the session and its new link, and earlier links open nothing', async () => {
  const buyer = await bookedBuyer(shop);
  const [first] = await mailsAbout(shop, buyer.orderId, buyer.email);
  const before = await sessionOf(shop, { order_id: buyer.orderId });
  const oldToken = String(before.body['token']);
  const email = `right.${buyer.email}`;
  const answer = await fetch(`${shop.stack.url}/rest/v1/rpc/move_order`, {
    method: 'POST',
    headers: {
      ...(await shop.signIn('admin')),
      apikey: shop.stack.backend.anonKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ order_id: buyer.orderId, email }),
  });
  expect(await answer.json()).toBe('moved');
  await shop.reconcile();

  const mails = await mailsAbout(shop, buyer.orderId, email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your session has this address now: 1-to-1 Resume Preparation',
  ]);
  const token = linkIn(mails[0]?.text);
  expect(token).not.toBe(oldToken);
  expect(await sessionOf(shop, { token })).toMatchObject({ status: 200, body: { token } });

  expect(first?.subject).toContain('Booking confirmed');
  expect((await sessionOf(shop, { token: oldToken })).status).toBe(404);
  const byOrder = await sessionOf(shop, { order_id: buyer.orderId });
  expect([byOrder.status, byOrder.body['title']]).toEqual([
    404,
    'This address opens no session any more',
  ]);
  const questions = { order_id: buyer.orderId, questions: ['Who am I?'] };
  expect((await shop.call('session-questions', { body: questions })).status).toBe(404);
  const cancelled = { token: oldToken, action: 'cancel' };
  expect((await shop.call('change-session', { body: cancelled })).status).toBe(404);
  expect(
    (await shop.call('session-questions', { body: { token, questions: ['What next?'] } })).status,
  ).toBe(200);
});
