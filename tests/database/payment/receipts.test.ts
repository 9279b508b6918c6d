import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { order as storeOrder } from './orders.ts';

useBackend();
beforeEach(async () => {
  await backend.query('alter table payments disable trigger keep_receipt');
  await backend.query('delete from payments');
  await backend.query('alter table payments enable trigger keep_receipt');
  await backend.query('delete from receipt_series');
});

const order = (changes: Row = {}) => storeOrder({ livemode: true, ...changes });

let eventNumber = 0;
async function record(orderId: string, newStatus: string, changes: Row = {}) {
  const { data } = await people.service
    .rpc('record_payment_event', {
      event_id: `evt_${eventNumber++}`,
      event_type: 'checkout.session.completed',
      order_id: orderId,
      new_status: newStatus,
      amount_in_paise: 14_900,
      currency: 'inr',
      ...changes,
    })
    .throwOnError();
  return data as string;
}

async function numberOf(orderId: string): Promise<string | null> {
  const { data } = await people.service
    .from('payments')
    .select('receipt_number')
    .eq('order_id', orderId)
    .single()
    .throwOnError();
  return (data as { receipt_number: string | null }).receipt_number;
}

const numbers = async () =>
  (
    await backend.query<{ receipt_number: string }>(
      'select receipt_number from payments where receipt_number is not null order by 1',
    )
  ).map(({ receipt_number }) => Number(receipt_number.split('/')[1]));

describe('a receipt number', () => {
  test('comes with the money, and not before', async () => {
    const orderId = await order();
    expect(await numberOf(orderId)).toBeNull();
    await record(orderId, 'paid');
    expect(await numberOf(orderId)).toMatch(/^20\d\d-\d\d\/0001$/);
  });

  test('has no gaps, no matter who fails, expires or does not match in between', async () => {
    for (const status of ['paid', 'failed', 'paid', 'expired', 'paid']) {
      await record(await order(), status);
    }
    await record(await order(), 'paid', { currency: 'usd' });
    await record(await order(), 'paid');
    expect(await numbers()).toEqual([1, 2, 3, 4]);
  });

  test('is one of its own when many pay at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => order()));
    await Promise.all(orders.map((orderId) => record(orderId, 'paid')));
    expect(await numbers()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test('is not used up by a payment that could not be stored', async () => {
    const orderId = await order();
    await backend.query('alter table outbox rename to outbox_away');
    await expect(record(orderId, 'paid')).rejects.toThrow();
    await backend.query('alter table outbox_away rename to outbox');
    await record(await order(), 'paid');
    expect(await numbers()).toEqual([1]);
  });

  test('stays what it is when the payment is refunded or changed', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    const number = await numberOf(orderId);
    await record(orderId, 'refunded');
    await people.service
      .from('payments')
      .update({ receipt_number: '1999-00/0001', paid_at: '1999-12-31T00:00:00Z' })
      .eq('order_id', orderId)
      .throwOnError();
    expect(await numberOf(orderId)).toBe(number);
    const [row] = await backend.query<{ refunded: boolean; year: number }>(
      `select refunded_at is not null as refunded, extract(year from paid_at)::integer as year
       from payments where order_id = $1`,
      [orderId],
    );
    expect(row?.refunded).toBe(true);
    expect(row?.year).toBeGreaterThan(2000);
  });

  test('is given once when money comes back that nobody had reported as paid', async () => {
    const orderId = await order();
    await record(orderId, 'refunded');
    expect(await numbers()).toEqual([1]);
  });

  test('cannot be chosen', async () => {
    const orderId = await order({ receipt_number: '2026-27/0007' });
    expect(await numberOf(orderId)).toBeNull();
  });

  test('cannot be lost: its payment is kept', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    const { error } = await people.service.from('payments').delete().eq('order_id', orderId);
    expect(error).not.toBeNull();
    expect(await numberOf(orderId)).not.toBeNull();
  });

  test('of test money counts apart', async () => {
    const testOrder = await order({ livemode: false });
    await record(testOrder, 'paid');
    await record(await order(), 'paid');
    expect(await numberOf(testOrder)).toMatch(/^T-20\d\d-\d\d\/0001$/);
    expect(await numbers()).toEqual([1, 1]);
  });

  test('has room for more than 9999 a year, and never more than 16 characters', async () => {
    await backend.query(
      `insert into receipt_series (series, last_number) values (private.receipt_series_of(now(), true), 9999)`,
    );
    const orderId = await order();
    await record(orderId, 'paid');
    expect(await numberOf(orderId)).toMatch(/^20\d\d-\d\d\/10000$/);
  });

  test.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2027-01-15T12:00:00Z', '2026-27'],
    ['2099-06-30T12:00:00Z', '2099-00'],
  ])('of %s belongs to the year %s', async (moment, year) => {
    const [row] = await backend.query<{ series: string }>(
      'select private.receipt_series_of($1::timestamptz, true) as series',
      [moment],
    );
    expect(row?.series).toBe(year);
  });
});
