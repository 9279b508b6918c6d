import { describe, expect, test } from 'vitest';
import { aPayment, newOrderId, notMobile, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { mailsAbout, order, record, statusOf } from './orders.ts';

useBackend();

describe('an order cannot be paid', () => {
  const wrong: [what: string, changes: Row][] = [
    ['with one paisa less', { amount_in_paise: 14_899 }],
    ['with the rupees taken for paise', { amount_in_paise: 149 }],
    ['in dollars', { currency: 'usd' }],
    ['without an amount', { amount_in_paise: null }],
    ['without a currency', { currency: null }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    const orderId = await order();
    expect(await record(orderId, 'paid', changes)).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('pending');
    expect(await mailsAbout(orderId)).toEqual([]);
  });

  test('with test money when it is a live order', async () => {
    const orderId = await order({ livemode: true });
    expect(await record(orderId, 'paid')).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('when nobody knows it', async () => {
    expect(await record(newOrderId(), 'paid')).toBe('unknown_order');
    expect(await record('ord_1', 'paid')).toBe('unknown_order');
  });

  test('and the attempt is kept for the admin to look at', async () => {
    const orderId = await order();
    await record(orderId, 'paid', { currency: 'usd' });
    const { data } = await people.service
      .from('provider_events')
      .select('outcome')
      .eq('order_id', orderId);
    expect(data).toEqual([{ outcome: 'mismatch' }]);
  });
});

test('nobody but the service can record an event', async () => {
  const orderId = await order();
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    const { error } = await client.rpc('record_payment_event', {
      event_type: 'checkout.session.completed',
      order_id: orderId,
      new_status: 'paid',
      amount_in_paise: 14_900,
      currency: 'inr',
    });
    expect(error?.code).toBe('42501');
  }
  expect(await statusOf(orderId)).toBe('pending');
});

describe('the service cannot store', () => {
  const wrong: [what: string, changes: Row][] = [
    ['an order id that can be guessed', { order_id: 'ord_1' }],
    ['no amount', { amount: 0 }],
    ['a negative amount', { amount: -149 }],
    ['part of a rupee', { amount: 149.5 }],
    ['a status that is none', { payment_status: 'free' }],
    ...notMobile.map((number): [string, Row] => [number, { customer_phone: number }]),
    ['a checkout address that is none', { checkout_url: 'javascript:alert(1)' }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    const row = aPayment(changes);
    expect((await people.service.from('payments').insert(row)).error).not.toBeNull();
  });
});
