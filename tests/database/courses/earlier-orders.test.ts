import { describe, expect, test } from 'vitest';
import {
  before,
  claim,
  database,
  endToEnd,
  learns,
  resume,
  useEarlierOrders,
} from './earlier-orders.ts';

useEarlierOrders();

describe('someone who paid for a course before there were lessons', () => {
  test('has it at once, with the confirmed address of the account and at the price of then', async () => {
    expect(await learns(before.buyer)).toEqual([[before.paid, resume]]);
    expect(await claim(before.buyer)).toBe(0);
  });

  test('has what was paid twice under both orders, so that the refund of one leaves the other', async () => {
    const { twice, both, larger } = before;
    const orders = [...both.map((id) => [id, resume]), [larger, endToEnd]];
    expect((await learns(twice)).sort()).toEqual(orders.sort());
    await database.query(
      `update public.payments set payment_status = 'refunded' where order_id = $1`,
      [both[0]],
    );
    expect(await learns(twice)).toHaveLength(2);
  });

  test('is told so before paying for a course that it includes', async () => {
    const found = await database.query<{ order_id: string }>(
      'select order_id from public.earlier_payments($1, $2, $3)',
      [resume, 'other@college.example', '9829012345'],
    );
    expect(found).toEqual([{ order_id: before.larger }]);
  });

  test('waits for it until the address is confirmed, and claims it then', async () => {
    const { unconfirmed, waiting } = before;
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(0);
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      unconfirmed.id,
    ]);
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(1);
    expect(await learns(unconfirmed)).toEqual([[waiting, resume]]);
  });

  test.each(['refunded', 'owed', 'other'] as const)(
    'does not have it with an order that is not paid, or not for a course: %s',
    async (who) => {
      expect(await learns(before[who])).toEqual([]);
      expect(await claim(before[who])).toBe(0);
    },
  );

  test('loses it with a refund of today', async () => {
    const { unconfirmed, waiting } = before;
    await claim(unconfirmed);
    await database.query(
      `update public.payments set payment_status = 'refunded' where order_id = $1`,
      [waiting],
    );
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(0);
  });

  test('gets no mail about it: the order was confirmed when it was paid', async () => {
    expect(await database.query('select kind, subject from public.outbox')).toEqual([]);
  });
});
