import { describe, expect, test } from 'vitest';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';
import { paidOrder, refundCalls } from './paid-order.ts';
import { paidWith, receipt } from './paid-with.ts';
import { refund, settle, state, useRefunds } from './refunds.ts';

useRefunds();

/** An order of ₹149 of which ₹49.50 was given back on the provider's own dashboard. */
async function partlyRefunded() {
  const paid = await paidOrder();
  await shop.provider.refund(paid.sessionId, 4_950);
  await shop.provider.idle();
  return paid;
}

const moneyGone = (orderId: string) =>
  shop.stack.backend.query<{ amount_in_paise: number; state: string }>(
    'select amount_in_paise, state from refunds where order_id = $1 order by amount_in_paise',
    [orderId],
  );

const twoParts = [
  { amount_in_paise: 4_950, state: 'done' },
  { amount_in_paise: 9_950, state: 'done' },
];

async function refundMail(email: string) {
  await shop.received(email);
  return (await shop.stack.inbox.messages(email)).find(({ subject }) =>
    subject.startsWith('Your refund'),
  );
}

describe('of an order that was refunded in part', () => {
  test('the rest is refunded, and the mail says how much that is, and how much in all', async () => {
    const { email, orderId } = await partlyRefunded();
    expect((await refund(orderId)).body).toEqual({
      payment_status: 'refunded',
      refund_state: 'done',
    });
    await shop.provider.idle();
    expect(await moneyGone(orderId)).toEqual(twoParts);
    const mail = await refundMail(email);
    expect(mail?.text).toContain('We have refunded ₹99.50.');
    expect(mail?.text).toContain('that is ₹149 in all');
  });

  test('the receipt says what went back and what remains', async () => {
    const { orderId } = await partlyRefunded();
    expect(await receipt(orderId)).toMatchObject({
      amount: 149,
      money_back: null,
      refunded_at: null,
      parts: [{ rupees: 49.5, how: 'done', moment: expect.stringMatching(/^20/) }],
    });
    await refund(orderId);
    await shop.provider.idle();
    expect(await receipt(orderId)).toMatchObject({
      money_back: 'done',
      parts: [{ rupees: 49.5 }, { rupees: 99.5 }],
    });
  });

  test('which nobody has told us, only the rest is asked for', async () => {
    const { email, orderId, sessionId } = await paidOrder();
    shop.provider.setWebhooks('lose', { customerEmail: email });
    await shop.provider.refund(sessionId, 4_950);
    expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
    expect(await moneyGone(orderId)).toEqual(twoParts);
  });

  test('two clicks, or two admins, give the rest back once, even where more could go', async () => {
    const { orderId, sessionId } = await paidOrder();
    // As if ₹100 had been paid back another way: the provider would refund the rest of ₹49 three times.
    await shop.stack.backend.query(
      `insert into refunds (id, order_id, amount_in_paise, state) values ($1, $2, 10000, 'done')`,
      [`by_hand:${orderId}`, orderId],
    );
    await shop.stack.backend.query(
      'update payments set returned_in_paise = 10000 where order_id = $1',
      [orderId],
    );
    const before = refundCalls();
    const answers = await Promise.all([refund(orderId), refund(orderId), refund(orderId)]);
    for (const { body } of answers) expect(body).toMatchObject({ payment_status: 'refunded' });
    expect(refundCalls()).toBeGreaterThan(before);
    await shop.provider.idle();
    expect(shop.provider.refunds(sessionId)).toMatchObject([{ amount: 4_900 }]);
  });

  test('a refund of the rest that the provider could not make can be tried again', async () => {
    const { email, orderId } = await partlyRefunded();
    shop.provider.failCalls({ answer: 500 }, { times: 2, only: tested.routes.refund });
    expect((await refund(orderId)).status).toBe(502);
    expect(await state(email)).toEqual(['paid', 'done']);
    expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
  });
});

test('all of it that fails first, and then a part, leaves the rest to be refunded', async () => {
  const { email, orderId, sessionId } = await paidWith(tested.methods.slowRefund);
  await refund(orderId);
  await shop.provider.idle();
  await settle(sessionId, 'failed');
  expect(await state(email)).toEqual(['paid', 'failed']);
  await shop.provider.refund(sessionId, 4_950);
  await shop.provider.idle();
  expect(await receipt(orderId)).toMatchObject({ parts: [{ rupees: 49.5, how: 'on_its_way' }] });
  expect((await refund(orderId)).body).toMatchObject({ payment_status: 'refunded' });
  expect((await moneyGone(orderId)).map(({ amount_in_paise }) => amount_in_paise)).toEqual([
    4_950, 9_950, 14_900,
  ]);
});
