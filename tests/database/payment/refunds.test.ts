import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { people, useBackend } from '../support/use-backend.ts';
import { issuesOf, refund, refundId, refundMails } from './money-back.ts';
import { order, paymentOf, record, statusOf } from './orders.ts';

useBackend();

async function paidOrder(changes = {}) {
  const orderId = await order(changes);
  await record(orderId, 'paid');
  return orderId;
}

const sent = (orderId: string) =>
  people.service
    .from('outbox')
    .update({ sent_at: new Date().toISOString() })
    .like('subject', `${orderId}:%`)
    .throwOnError();

describe('a refund', () => {
  test('that is accepted but not sure is told as on its way', async () => {
    const orderId = await paidOrder();
    expect(await refund(orderId, refundId(), 'pending')).toBe('applied');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refund_state: 'pending',
    });
    expect(await refundMails(orderId)).toEqual(['refund_pending']);
  });

  test('that is done is told so, once', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'pending');
    await sent(orderId);
    expect(await refund(orderId, id, 'done')).toBe('applied');
    expect(await refund(orderId, id, 'done')).toBe('unchanged');
    expect(await refund(orderId, id, 'pending'), 'older news').toBe('unchanged');
    expect(await paymentOf(orderId)).toMatchObject({ refund_state: 'done' });
    expect((await refundMails(orderId)).sort()).toEqual(['refund', 'refund_pending']);
  });

  test('that fails leaves the order paid, tells the buyer, and needs a look', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'done');
    await sent(orderId);
    expect(await refund(orderId, id, 'failed')).toBe('applied');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'paid',
      refund_state: 'failed',
      refunded_at: null,
    });
    expect((await refundMails(orderId)).sort()).toEqual(['refund', 'refund_failed']);
    expect(await issuesOf(orderId)).toMatchObject([
      { kind: 'refund_failed', id, detail: 'card_closed' },
    ]);
  });

  test('whose failure is known before any mail went out is never told as done', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'done');
    await refund(orderId, id, 'failed');
    expect(await refundMails(orderId)).toEqual(['refund_failed']);
  });

  test('whose failure comes first stays failed', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'failed');
    expect(await refund(orderId, id, 'pending')).toBe('unchanged');
    expect(await refund(orderId, id, 'done')).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('that failed can be tried again, and then needs no look any more', async () => {
    const orderId = await paidOrder();
    await refund(orderId, refundId(), 'failed');
    await refund(orderId, refundId(), 'done');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refund_state: 'done',
    });
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('of somebody who went to the bank instead is not promised another way', async () => {
    const orderId = await paidOrder();
    await refund(orderId, refundId(), 'failed', { failure: 'disputed' });
    expect(await refundMails(orderId)).toEqual([]);
    expect(await issuesOf(orderId)).toMatchObject([{ detail: 'disputed' }]);
  });

  test.each([
    ['too much', { amount_in_paise: 14_901 }],
    ['nothing', { amount_in_paise: 0 }],
    ['dollars', { currency: 'usd' }],
    ['live money', { livemode: true }],
  ])('of %s does not fit, and changes nothing', async (_, wrong) => {
    const orderId = await paidOrder({ livemode: false });
    expect(await refund(orderId, refundId(), 'done', wrong)).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('of another order, of none, or told twice is harmless', async () => {
    const [orderId, other] = [await paidOrder(), await paidOrder()];
    const id = refundId();
    const event_id = `evt_${id}`;
    expect(await refund(orderId, id, 'done', { event_id })).toBe('applied');
    expect(await refund(orderId, id, 'done', { event_id })).toBe('duplicate');
    expect(await refund(other, id, 'failed')).toBe('mismatch');
    expect(await refund('unknown', refundId(), 'done')).toBe('unknown_order');
    expect([await statusOf(orderId), await statusOf(other)]).toEqual(['refunded', 'paid']);
  });

  test('in any order of its news ends where the furthest news says', async () => {
    const states = ['pending', 'done', 'failed'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...states), { minLength: 1 }), async (news) => {
        const orderId = await paidOrder();
        const id = refundId();
        for (const state of news) await refund(orderId, id, state);
        const furthest = states[Math.max(...news.map((state) => states.indexOf(state)))];
        expect(await paymentOf(orderId)).toMatchObject({
          payment_status: furthest === 'failed' ? 'paid' : 'refunded',
          refund_state: furthest,
        });
      }),
      { numRuns: 15 },
    );
  });
});
