import { describe, expect, test } from 'vitest';
import { people, useBackend } from '../support/use-backend.ts';
import { dispute, disputeId, issuesOf, refund, refundId, refundMails } from './money-back.ts';
import { latestMail, paidOrder, part, partlyRefunded, rest, state } from './partly-refunded.ts';

useBackend();

async function moneyLines(orderId: string) {
  const { data } = await people.admin.client.rpc('payment_history', { order_id: orderId });
  return (data as { kind: string; outcome: string; amount_in_paise: number }[])
    .filter(({ kind }) => kind === 'money')
    .map(({ outcome, amount_in_paise }) => [outcome, amount_in_paise]);
}

describe('a part of the money that goes back', () => {
  test('leaves the order paid, says how much of it is gone, and needs a look', async () => {
    const { orderId, id } = await partlyRefunded();
    expect(await state(orderId)).toEqual(['paid', 4_950]);
    expect(await moneyLines(orderId)).toEqual([
      ['received', 14_900],
      ['returned', 4_950],
    ]);
    expect(await refundMails(orderId)).toEqual([]);
    expect(await issuesOf(orderId)).toMatchObject([
      { kind: 'part_refunded', id, detail: 'done', amount: 49.5 },
    ]);
  });

  test('needs no look once the rest has gone back, and is told with it', async () => {
    const { orderId } = await partlyRefunded();
    await refund(orderId, refundId(), 'done', rest);
    expect(await state(orderId)).toEqual(['refunded', 14_900]);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund',
      payload: { amount: 99.5, in_all: 149 },
    });
    expect(await moneyLines(orderId)).toEqual([
      ['received', 14_900],
      ['returned', 4_950],
      ['returned', 9_950],
    ]);
  });

  test('can be marked as resolved, and the next part needs a look of its own', async () => {
    const { orderId, id } = await partlyRefunded();
    await people.admin.client
      .rpc('resolve_payment_issue', { kind: 'part_refunded', id })
      .throwOnError();
    expect(await issuesOf(orderId)).toEqual([]);
    await refund(orderId, refundId(), 'done', part);
    expect(await issuesOf(orderId)).toMatchObject([{ kind: 'part_refunded' }]);
  });

  test('that the bank still has to accept is counted, and told as done when it is', async () => {
    const orderId = await paidOrder();
    const [first, second] = [refundId(), refundId()];
    await refund(orderId, first, 'pending', part);
    expect(await state(orderId)).toEqual(['paid', 4_950]);
    await refund(orderId, second, 'pending', rest);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund_pending',
      payload: { amount: 99.5, in_all: 149 },
    });
    await refund(orderId, first, 'done', part);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund',
      payload: { amount: 49.5, in_all: 49.5 },
    });
    await refund(orderId, second, 'done', rest);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund',
      payload: { amount: 99.5, in_all: 149 },
    });
  });

  test('and fails is not gone, and the buyer, who heard of none, hears of none', async () => {
    const { orderId, id } = await partlyRefunded();
    await refund(orderId, id, 'failed', part);
    expect(await state(orderId)).toEqual(['paid', 0]);
    expect(await refundMails(orderId)).toEqual([]);
    expect(await moneyLines(orderId)).toEqual([
      ['received', 14_900],
      ['not_returned', 4_950],
    ]);
  });

  test('counts with what was lost in a dispute, which no mail calls a refund', async () => {
    const orderId = await paidOrder();
    await dispute(orderId, disputeId(), 'lost', 1, part);
    expect(await state(orderId)).toEqual(['paid', 4_950]);
    expect(await moneyLines(orderId)).toContainEqual(['lost', 4_950]);
    await refund(orderId, refundId(), 'done', rest);
    expect(await state(orderId)).toEqual(['refunded', 14_900]);
    expect(await latestMail(orderId)).toMatchObject({ payload: { amount: 99.5, in_all: 99.5 } });
  });

  test('that was paid back another way needs no look', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'failed', part);
    await people.admin.client.rpc('record_refund_by_hand', { refund_id: id }).throwOnError();
    expect(await state(orderId)).toEqual(['paid', 4_950]);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await moneyLines(orderId)).toContainEqual(['by_hand', 4_950]);
    expect(await latestMail(orderId)).toMatchObject({
      kind: 'refund_by_hand',
      payload: { amount: 49.5 },
    });
  });
});
