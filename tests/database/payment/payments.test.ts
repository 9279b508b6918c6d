import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newOrderId } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { mailsAbout, order, paymentOf, record, statusOf } from './orders.ts';

useBackend();

describe('a paid order', () => {
  test('is recorded once, with everything Stripe said and one mail', async () => {
    const orderId = await order();
    const said = { session_id: `cs_${orderId}`, payment_id: 'pi_1' };
    expect(await record(orderId, 'paid', said)).toBe('applied');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'paid',
      provider_session_id: said.session_id,
      provider_payment_id: 'pi_1',
      livemode: false,
      paid_at: expect.any(String),
    });
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is told who bought what in its mail', async () => {
    const orderId = await order({ customer_name: 'Kavya Nair' });
    await record(orderId, 'paid');
    const { data } = await people.service
      .from('outbox')
      .select('recipient, payload')
      .eq('subject', orderId)
      .single();
    expect(data).toMatchObject({
      recipient: (await paymentOf(orderId))['customer_email'],
      payload: {
        order_id: orderId,
        amount: 149,
        mentorshiptype: 'resume_preparation',
        customer_name: 'Kavya Nair',
        paid_at: expect.any(String),
      },
    });
  });

  test('is recorded once when the same event comes five times in a row and at once', async () => {
    const orderId = await order();
    const event = { event_id: `evt_repeated_${orderId}` };
    const answers = [await record(orderId, 'paid', event), await record(orderId, 'paid', event)];
    answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => record(orderId, 'paid', event)))));
    expect(answers).toEqual(['applied', ...Array(6).fill('duplicate')]);
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is recorded once when two different events say so', async () => {
    const orderId = await order();
    expect(await Promise.all([record(orderId, 'paid'), record(orderId, 'paid')])).toEqual(
      expect.arrayContaining(['applied', 'unchanged']),
    );
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('can be learned by asking, without an event', async () => {
    const orderId = await order();
    expect(await record(orderId, 'paid', { event_id: null })).toBe('applied');
    expect(await record(orderId, 'paid', { event_id: null })).toBe('unchanged');
  });

  test('stays paid when an expiry or a failure comes late', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    expect(await record(orderId, 'expired')).toBe('unchanged');
    expect(await record(orderId, 'failed')).toBe('unchanged');
    expect(await record(orderId, 'pending')).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('becomes refunded, and nothing after that', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    expect(await record(orderId, 'refunded')).toBe('applied');
    expect(await record(orderId, 'paid')).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation', 'refund']);
  });
});

describe('an order that was given up', () => {
  test('can still be paid, and its unsent regrets are dropped', async () => {
    const orderId = await order();
    expect(await record(orderId, 'failed')).toBe('applied');
    expect(await mailsAbout(orderId)).toEqual(['payment_failed']);
    expect(await record(orderId, 'paid')).toBe('applied');
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is expired only by the session that it has now', async () => {
    const orderId = await order({ provider_session_id: `cs_now_${newOrderId()}` });
    expect(await record(orderId, 'expired', { session_id: 'cs_before' })).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('is refunded even if nobody said that it was paid', async () => {
    const orderId = await order();
    expect(await record(orderId, 'refunded')).toBe('applied');
    expect(await record(orderId, 'paid')).toBe('unchanged');
  });
});

test('in any order of events, paid is never undone and never mailed twice', async () => {
  const status = fc.constantFrom('pending', 'paid', 'failed', 'expired', 'refunded');
  await fc.assert(
    fc.asyncProperty(fc.array(status, { maxLength: 8 }), async (statuses) => {
      const orderId = await order();
      const seen: unknown[] = [];
      for (const next of statuses) {
        await record(orderId, next);
        seen.push(await statusOf(orderId));
      }
      const firstPaid = seen.indexOf('paid');
      if (firstPaid >= 0) {
        expect(['paid', 'refunded']).toEqual(expect.arrayContaining(seen.slice(firstPaid)));
      }
      const kinds = await mailsAbout(orderId);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.includes('booking_confirmation')).toBe(firstPaid >= 0);
    }),
    { numRuns: 40 },
  );
});
