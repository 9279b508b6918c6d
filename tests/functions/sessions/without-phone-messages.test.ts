import { expect, test } from 'vitest';
import { bookedBuyer } from './booked-buyer.ts';
import { cancel, choose, freeTime, mailsAbout, paidBuyer } from './buyer.ts';
import { onPhone, templatesOn, waitingFor, wanting } from './phone-buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

test('who read an older notice can pay, and gets mails alone', async () => {
  const order = wanting({ phoneMessagesNotice: '2020-01-01' });
  const buyer = await bookedBuyer(shop, { order });
  expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
  expect(onPhone(shop, order)).toEqual([]);
});

test('who stops them on the page of the session gets none from then on', async () => {
  const order = wanting();
  const buyer = await bookedBuyer(shop, { order });
  await expect.poll(() => templatesOn(shop, order)).toEqual(['session_booked']);
  const stop = (body: object) => shop.call('stop-phone-messages', { body });
  expect((await stop({ order_id: `ord_${'0'.repeat(32)}` })).status).toBe(404);
  expect((await stop({})).status).toBe(400);
  const stopped = await stop({ order_id: buyer.orderId });
  expect(stopped).toMatchObject({ status: 200, body: { phone_messages: false } });
  expect(await waitingFor(shop, buyer)).toEqual([]);
  await cancel(shop, buyer.orderId);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  expect(templatesOn(shop, order)).toEqual(['session_booked']);
});

test('who changes their mind before paying gets none', async () => {
  const order = {
    ...wanting(),
    customerEmail: 'changed@example.com',
    buyerKey: crypto.randomUUID(),
  };
  const first = await shop.pay({
    mentorshipType: 'resume_preparation',
    amount: 149,
    customerName: 'Rohan Sharma',
    ...order,
  });
  const { orderId } = await paidBuyer(shop, { ...order, phoneMessagesNotice: undefined });
  expect(orderId).toBe(first.body['orderId']);
  await choose(shop, orderId, await freeTime(shop));
  await mailsAbout(shop, orderId, order.customerEmail);
  expect(onPhone(shop, order)).toEqual([]);
});

test('who did not ask gets mails alone', async () => {
  const order = wanting({ phoneMessagesNotice: undefined });
  const buyer = await bookedBuyer(shop, { order });
  expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
  expect(onPhone(shop, order)).toEqual([]);
  expect(await waitingFor(shop, buyer)).toEqual([]);
});
