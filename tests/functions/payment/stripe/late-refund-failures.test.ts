import { describe, expect, test } from 'vitest';
import { shop } from '../../../support/use-shop.ts';
import { paidWith, receipt, subjects } from '../paid-with.ts';
import { refund, settle, state, useRefunds } from '../refunds.ts';

useRefunds();

// docs.stripe.com/testing, "Refunds"
const failingCard = '4000000000005126';

describe('a refund that fails after it had succeeded', () => {
  test('makes the order paid again; buyer and mentor are told, and it can be refunded again', async () => {
    const { email, orderId, sessionId } = await paidWith(failingCard);
    expect((await refund(orderId)).body).toMatchObject({ refund_state: 'done' });
    await shop.provider.idle();
    await settle(sessionId, 'failed');
    expect(await state(email)).toEqual(['paid', 'failed']);
    expect((await shop.status(orderId)).body).toMatchObject({
      payment_status: 'paid',
      refund_state: 'failed',
    });
    expect(await receipt(orderId)).toMatchObject({ money_back: null, refunded_at: null });
    expect(await subjects(email)).toEqual([
      'Booking confirmed',
      'Your refund',
      'Your refund did not go through',
    ]);
    const [mail] = (await shop.stack.inbox.messages(email)).filter(({ subject }) =>
      subject.includes('did not go through'),
    );
    expect(mail?.text).toContain('We write to you within two working days');

    expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
    await shop.provider.idle();
    expect(await state(email)).toEqual(['refunded', 'done']);
  });

  test('is found out by us, when no webhook tells it', async () => {
    const { email, orderId, sessionId } = await paidWith(failingCard);
    await refund(orderId);
    await shop.provider.idle();
    shop.provider.setWebhooks('lose', { customerEmail: email });
    await settle(sessionId, 'failed');
    expect(await state(email)).toEqual(['refunded', 'done']);
    expect((await shop.reconcile()).body).toMatchObject({ refunded: 1 });
    expect(await state(email)).toEqual(['paid', 'failed']);
  });
});
