import { describe, expect, test } from 'vitest';
import { newOrderId } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { order } from './orders.ts';

useBackend();

describe('the result of an order', () => {
  const result = (orderId: unknown) =>
    people.visitor.rpc('payment_by_order_id', { order_id: orderId }).maybeSingle();

  test('can be read by someone who has its id, without anything about the buyer', async () => {
    const orderId = await order();
    expect((await result(orderId)).data).toEqual({
      order_id: orderId,
      amount: 149,
      payment_status: 'pending',
      mentorshiptype: 'resume_preparation',
      paid_at: null,
      refund_state: null,
      returned_in_paise: 0,
    });
  });

  test.each([newOrderId(), 'ord_', '%', '', null, "' or true --"])(
    'cannot be had with %j',
    async (guess) => {
      await order();
      expect((await result(guess)).data).toBeNull();
    },
  );

  test('cannot be searched for in the table', async () => {
    const orderId = await order();
    for (const client of [people.visitor, people.student.client]) {
      const { data, count } = await client
        .from('payments')
        .select('order_id', { count: 'exact' })
        .like('order_id', `${orderId.slice(0, 8)}%`);
      expect(data ?? []).toEqual([]);
      expect(count ?? 0).toBe(0);
    }
  });
});
