import { describe, expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { dispute, disputeId, issuesOf, refund, refundId, refundMails } from './money-back.ts';
import { order, paymentOf, record, statusOf } from './orders.ts';

useBackend();

async function paidOrder(changes = {}) {
  const orderId = await order(changes);
  await record(orderId, 'paid');
  return orderId;
}

describe('a dispute', () => {
  test('leaves the order paid, and needs a look with the day of the answer', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    expect(await dispute(orderId, id, 'open', 0)).toBe('applied');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'paid',
      dispute_state: 'open',
    });
    expect(await issuesOf(orderId)).toMatchObject([
      {
        kind: 'dispute',
        id,
        detail: 'open:fraud',
        amount: 149,
        due_at: expect.stringContaining('2026-11-20'),
      },
    ]);
  });

  test('that is won leaves the list', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    await dispute(orderId, id, 'open', 0);
    await dispute(orderId, id, 'answered', 1);
    expect(await issuesOf(orderId)).toMatchObject([{ detail: 'answered:fraud', due_at: null }]);
    await dispute(orderId, id, 'won', 2);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'paid',
      dispute_state: 'won',
    });
  });

  test('that is lost is money gone, and stays in the list until somebody has looked', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    await dispute(orderId, id, 'lost', 1);
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refund_state: null,
      dispute_state: 'lost',
    });
    expect(await refundMails(orderId), 'we have refunded nothing').toEqual([]);
    expect(await issuesOf(orderId)).toMatchObject([{ detail: 'lost:fraud' }]);
    await people.admin.client.rpc('resolve_payment_issue', { kind: 'dispute', id }).throwOnError();
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('that is won after all gives the money back', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    await dispute(orderId, id, 'lost', 1);
    await dispute(orderId, id, 'won', 2);
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('ends where the latest news says, in whatever order it comes', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    await dispute(orderId, id, 'lost', 3);
    expect(await dispute(orderId, id, 'open', 0)).toBe('unchanged');
    expect(await dispute(orderId, id, 'answered', 3), 'of the same second').toBe('unchanged');
    expect(await paymentOf(orderId)).toMatchObject({ dispute_state: 'lost' });
  });

  test('of an order that is not known here, or told twice, is harmless', async () => {
    const orderId = await paidOrder();
    const id = disputeId();
    const event_id = `evt_${id}`;
    expect(await dispute('unknown', disputeId(), 'open', 0)).toBe('unknown_order');
    expect(await dispute(orderId, id, 'open', 0, { event_id })).toBe('applied');
    expect(await dispute(orderId, id, 'lost', 1, { event_id })).toBe('duplicate');
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('of a part that is lost counts in the figures, by month and by week', async () => {
    const orderId = await order({ livemode: true });
    await record(orderId, 'paid', { livemode: true });
    const thisWeek = async () => {
      const { data } = await people.admin.client.rpc('dashboard_figures', { weeks: 1 });
      return (data as { weeks: { earned_in_paise: number }[] }).weeks[0]?.earned_in_paise ?? 0;
    };
    const returned = async () => {
      const { data } = await people.admin.client.rpc('payment_totals').throwOnError();
      const months = data as { livemode: boolean; returned_in_paise: number }[];
      return months
        .filter(({ livemode }) => livemode)
        .reduce((sum, { returned_in_paise }) => sum + returned_in_paise, 0);
    };
    const [before, inWeekBefore] = [await returned(), await thisWeek()];
    await dispute(orderId, disputeId(), 'lost', 1, { amount_in_paise: 4_950, livemode: true });
    expect(await statusOf(orderId)).toBe('paid');
    expect((await returned()) - before).toBe(4_950);
    expect((await thisWeek()) - inWeekBefore).toBe(-4_950);
  });

  test('beside a refund that fails because of it takes the money once', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'pending');
    await dispute(orderId, disputeId(), 'lost', 1);
    await refund(orderId, id, 'failed', { failure: 'disputed' });
    expect(await statusOf(orderId)).toBe('refunded');
  });
});

test('the mentor is told of a dispute and of a refund that failed', async () => {
  const orderId = await paidOrder();
  // Ten mails an hour are sent at once.
  await backend.query(`delete from private.mentor_news`);
  await backend.query(`delete from outbox where kind = 'mentor_news'`);
  await dispute(orderId, disputeId(), 'open', 0);
  await refund(orderId, refundId(), 'failed');
  const { data } = await people.service.from('outbox').select('payload').eq('kind', 'mentor_news');
  const news = (data ?? []).flatMap(
    ({ payload }) => (payload as { news: { kind: string; order_id?: string }[] }).news,
  );
  const kinds = news.filter(({ order_id }) => order_id === orderId).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['dispute', 'refund_failed']);
});
