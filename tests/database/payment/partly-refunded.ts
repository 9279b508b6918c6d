import { expect } from 'vitest';
import { backend } from '../support/use-backend.ts';
import { refund, refundId } from './money-back.ts';
import { order, paymentOf, record } from './orders.ts';

export async function paidOrder() {
  const orderId = await order({ livemode: false });
  await record(orderId, 'paid');
  return orderId;
}

export const part = { amount_in_paise: 4_950 };
export const rest = { amount_in_paise: 9_950 };

/** An order of ₹149 of which ₹49.50 has gone back. */
export async function partlyRefunded() {
  const orderId = await paidOrder();
  const id = refundId();
  expect(await refund(orderId, id, 'done', part)).toBe('applied');
  return { orderId, id };
}

export const state = async (orderId: string) => {
  const { payment_status, returned_in_paise } = await paymentOf(orderId);
  return [payment_status, returned_in_paise];
};

export async function latestMail(orderId: string) {
  const [mail] = await backend.query(
    `select kind, payload from outbox where subject like $1 and kind like 'refund%'
     order by created_at desc limit 1`,
    [`${orderId}:%`],
  );
  return mail;
}
