import { describe, expect, test } from 'vitest';
import { people, useBackend } from '../support/use-backend.ts';
import { issuesOf, refund, refundId } from './money-back.ts';
import { latestMail, paidOrder, part, partlyRefunded, rest, state } from './partly-refunded.ts';

useBackend();

const ask = async (orderId: string) => {
  const { data } = await people.admin.client
    .rpc('request_refund', { order_id: orderId })
    .throwOnError();
  return (data as { amount_in_paise: number; idempotency_key: string }[])[0];
};

describe('the rest of the money', () => {
  test('that fails is told to the buyer; the order is as paid as it was', async () => {
    const { orderId } = await partlyRefunded();
    await refund(orderId, refundId(), 'failed', rest);
    expect(await state(orderId)).toEqual(['paid', 4_950]);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund_failed',
      payload: { amount: 99.5 },
    });
    expect((await issuesOf(orderId)).map(({ kind }) => kind).sort()).toEqual([
      'part_refunded',
      'refund_failed',
    ]);
  });

  test('is what the provider is asked for: by two clicks under one key, after an answer under another', async () => {
    const { orderId } = await partlyRefunded();
    const [first, second] = await Promise.all([ask(orderId), ask(orderId)]);
    expect(first).toMatchObject({ amount_in_paise: 9_950 });
    expect(second).toEqual(first);
    await people.admin.client.rpc('end_refund_request', { order_id: orderId }).throwOnError();
    const again = await ask(orderId);
    expect(again?.amount_in_paise).toBe(9_950);
    expect(again?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  test('has another key than all of it had', async () => {
    const orderId = await paidOrder();
    const all = await ask(orderId);
    await refund(orderId, refundId(), 'done', part);
    const left = await ask(orderId);
    expect([all?.amount_in_paise, left?.amount_in_paise]).toEqual([14_900, 9_950]);
    expect(left?.idempotency_key).not.toBe(all?.idempotency_key);
  });

  test('of an order of which nothing is left is not asked for', async () => {
    const orderId = await paidOrder();
    await refund(orderId, refundId(), 'done');
    expect(await ask(orderId)).toBeUndefined();
  });
});
