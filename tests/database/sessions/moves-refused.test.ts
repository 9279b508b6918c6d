import { describe, expect, test } from 'vitest';
import { signedInMinutesAgo } from '../auth/aged-sessions.ts';
import { paymentOf, record } from '../payment/orders.ts';
import { people } from '../support/use-backend.ts';
import { asMentor, bookingOf, letTimePass, paidOrder } from './bookings.ts';
import { useSessionMails } from './mails.ts';
import { bookedOrder, mailsTo, move, right, wrong } from './moved-order.ts';

useSessionMails();

describe('an order of a session', () => {
  test('is not moved to the address that it has', async () => {
    const orderId = await bookedOrder();
    const { link_id } = await bookingOf(orderId);
    expect(await move(orderId, wrong.toUpperCase())).toBe('same_address');
    expect(await bookingOf(orderId)).toMatchObject({ link_id, opens_by_order: true });
  });

  test('is not moved when the session is over, or the money went back', async () => {
    const over = await bookedOrder();
    await letTimePass(over, '4 days');
    expect(await move(over, right)).toBe('over');
    await asMentor(over, 'done');
    expect(await move(over, right)).toBe('over');
    const refunded = await paidOrder({ customer_email: wrong });
    await record(refunded, 'refunded');
    expect(await move(refunded, right)).toBe('not_paid');
    expect(await mailsTo(right)).toEqual([]);
  });

  test.each(['', 'nobody', null, 'a@b.example\nbcc: c@d.example'])(
    'is not moved to %j, and stays as it was',
    async (email) => {
      const orderId = await bookedOrder();
      const before = await bookingOf(orderId);
      const { error } = await people.admin.client.rpc('move_order', { order_id: orderId, email });
      expect(error).not.toBeNull();
      expect(await bookingOf(orderId)).toEqual(before);
    },
  );

  test('is moved only by an admin who logged in a short time ago', async () => {
    const orderId = await bookedOrder();
    await signedInMinutesAgo(people.admin, 11);
    const { error } = await people.admin.client.rpc('move_order', {
      order_id: orderId,
      email: right,
    });
    expect(error).toMatchObject({ code: '42501', hint: 'reauthenticate' });
    await signedInMinutesAgo(people.admin, 0);
    expect((await paymentOf(orderId))['customer_email']).toBe(wrong);
  });
});
