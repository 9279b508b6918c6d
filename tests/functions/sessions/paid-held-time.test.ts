import { describe, expect, test } from 'vitest';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { newOrder } from '../../support/shop-order.ts';
import { shop } from '../../support/use-shop.ts';
import { bookings, freeTimes, hold, useOpenEvenings } from './held-times.ts';

useOpenEvenings();

describe('someone who pays', () => {
  test('has the held time kept by the order, and booked with the payment', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    await hold(time, order.buyerKey);
    const { status, body } = await shop.pay(order);
    expect(status).toBe(200);
    const orderId = String(body['orderId']);
    expect(await bookings()).toEqual([{ status: 'held', order_id: orderId }]);

    await shop.provider.pay(String(body['paymentSessionId']));
    await expect.poll(async () => (await bookings())[0]?.status).toBe('booked');
  });

  test('keeps one time when the button is pressed twice', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    const [first, second] = await Promise.all([shop.pay(order), shop.pay(order)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await bookings()).toMatchObject([{ status: 'held' }]);
  });

  test('reads before paying that the time is gone, and can pay without one', async () => {
    const [time = ''] = await freeTimes();
    await hold(time);
    const order = newOrder({ startsAt: time });
    const refused = await shop.pay(order);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      title: holdNotices.takenBeforePaying.title,
      timeTaken: true,
    });
    const { startsAt: _, ...without } = order;
    expect((await shop.pay(without)).status).toBe(200);
  });

  test('changes the time on the way back, and the first one is free again', async () => {
    const [first = '', second = ''] = await freeTimes();
    const order = newOrder({ startsAt: first });
    const one = await shop.pay(order);
    const two = await shop.pay({ ...order, startsAt: second });
    expect(two.body['orderId']).toBe(one.body['orderId']);
    expect(await freeTimes()).toContain(first);
    const { startsAt: _, ...without } = order;
    await shop.pay(without);
    expect(await freeTimes()).toContain(second);
  });

  test('keeps the time with a corrected address, which makes another order', async () => {
    const [time = ''] = await freeTimes();
    const order = newOrder({ startsAt: time });
    const first = await shop.pay(order);
    const second = await shop.pay({ ...order, customerEmail: `corrected.${order.customerEmail}` });
    expect(second.status).toBe(200);
    expect(second.body['orderId']).not.toBe(first.body['orderId']);
    expect(await bookings()).toEqual([{ status: 'held', order_id: second.body['orderId'] }]);
    const other = newOrder({ startsAt: time });
    expect((await shop.pay(other)).status).toBe(409);
  });

  test('holds nothing for a course', async () => {
    const [time = ''] = await freeTimes();
    const course = { mentorshipType: 'end_to_end_course', amount: 499, startsAt: time };
    expect((await shop.pay(newOrder(course))).status).toBe(200);
    expect(await bookings()).toEqual([]);
  });
});
