import { describe, expect, test } from 'vitest';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';
import { disputeOf, newsOfDisputes } from './disputes.ts';
import { refundCalls } from './paid-order.ts';
import { paidWith, receipt, subjects } from './paid-with.ts';
import { refund, useRefunds } from './refunds.ts';

useRefunds();

describe('a disputed order', () => {
  const { disputed, inquiry } = tested.methods;

  const move = async (sessionId: string, outcome: 'answered' | 'won' | 'lost' | 'closed') => {
    const [latest] = shop.provider.disputes(sessionId);
    await shop.provider.moveDispute(latest?.id ?? '', outcome);
    await shop.provider.idle();
  };

  test('stays paid and is not refunded, and nobody is even asked', async () => {
    const { email, orderId } = await paidWith(disputed);
    expect(await disputeOf(email)).toEqual(['paid', 'open']);
    const before = refundCalls();
    expect(await refund(orderId)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('This payment is disputed') },
    });
    expect(refundCalls()).toBe(before);
  });

  test('of which we have not heard is refused by the provider, with the same words', async () => {
    const { email, orderId, sessionId } = await paidWith(tested.methods.card);
    shop.provider.setWebhooks('lose', { customerEmail: email });
    await shop.provider.dispute(sessionId, { reason: tested.notReceived });
    expect(await refund(orderId)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('This payment is disputed') },
    });
    expect(await disputeOf(email)).toEqual(['paid', null]);
  });

  test('is won or lost', async () => {
    const [won, lost] = [await paidWith(disputed), await paidWith(disputed)];
    await move(won.sessionId, 'answered');
    expect(await disputeOf(won.email)).toEqual(['paid', 'answered']);
    await move(won.sessionId, 'won');
    await move(lost.sessionId, 'lost');
    expect(await disputeOf(won.email)).toEqual(['paid', 'won']);
    expect(await disputeOf(lost.email)).toEqual(['refunded', 'lost']);
    expect(await receipt(lost.orderId)).toMatchObject({ money_back: 'by_bank' });
    expect(await subjects(lost.email), 'we have refunded nothing').toEqual(['Booking confirmed']);
  });

  test('can be refunded while the bank only asks', async () => {
    const { email, orderId, sessionId } = await paidWith(inquiry);
    expect(await disputeOf(email)).toEqual(['paid', 'inquiry']);
    expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
    await move(sessionId, 'closed');
    expect(await disputeOf(email)).toEqual(['refunded', 'closed']);
  });

  test('is told to the mentor with the day of the answer', async () => {
    // Ten mails an hour are sent at once.
    await shop.stack.backend.query(`delete from outbox where kind = 'mentor_news'`);
    const { email } = await paidWith(disputed);
    expect(await newsOfDisputes(email)).toEqual([
      { state: 'open', reason: expect.any(String), is_due: true },
    ]);
  });
});
