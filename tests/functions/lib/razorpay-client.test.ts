import { expect, test } from 'vitest';
import { SignatureRefused } from '../../../netlify/lib/payment/facts.ts';
import { ProviderError } from '../../../netlify/lib/payment/provider-error.ts';
import { razorpay } from '../../../netlify/lib/payment/razorpay/provider.ts';
import { emulator, endpoint, newOrder, paidOrder, told, useRazorpay } from './use-razorpay.ts';

useRazorpay();

test('a page is opened, and opening it again finds the same', async () => {
  const order = newOrder();
  const session = await razorpay.open(order);
  expect(session).toMatchObject({
    outcome: 'open',
    orderId: order.order_id,
    amountInPaise: 14_900,
    currency: 'inr',
    livemode: false,
    url: `${emulator.url}/pay/${session.sessionId}`,
  });
  expect(await razorpay.open(order)).toEqual(session);
  expect(await razorpay.read(session.sessionId)).toEqual(session);
});

test('a page whose answer was lost is found', async () => {
  const order = newOrder();
  const { customer_email: customerEmail } = order;
  emulator.control.failCalls({ answer: 'reset', afterwards: true }, { times: 1, customerEmail });
  expect(await razorpay.open(order)).toMatchObject({ outcome: 'open', orderId: order.order_id });
});

test('a payment is read, from a webhook and when asked, with how it was made', async () => {
  const { order, sessionId, paymentId } = await paidOrder();
  const fact = { outcome: 'paid', orderId: order.order_id, sessionId, paymentId };
  expect(await razorpay.read(sessionId)).toMatchObject({ ...fact, url: null });
  expect(await told('payment_link.paid')).toMatchObject({ about: 'payment', fact });
  expect(await razorpay.readPayer(sessionId)).toEqual({ method: 'UPI', state: null });
  expect(await razorpay.findOrderId(paymentId)).toBe(order.order_id);
  const byCard = await paidOrder('6527658900001005');
  expect((await razorpay.readPayer(byCard.sessionId)).method).toBe('RuPay card ending 1005');
});

test('a page is closed; one that is paid stays so, and is the answer', async () => {
  const { sessionId } = await razorpay.open(newOrder());
  expect(await razorpay.close(sessionId)).toMatchObject({ outcome: 'expired', url: null });
  expect(await razorpay.close(sessionId)).toMatchObject({ outcome: 'expired' });
  expect(await told('payment_link.cancelled')).toMatchObject({ fact: { outcome: 'expired' } });
  const paid = await paidOrder();
  expect(await razorpay.close(paid.sessionId)).toMatchObject({ outcome: 'paid' });
});

test('what is unknown is null, and a key that is refused says nothing', async () => {
  expect(await razorpay.read('plink_unknown0000')).toBeNull();
  expect(await razorpay.readRefund('rfnd_unknown0000')).toBeNull();
  expect(await razorpay.findOrderId('pay_unknown00000')).toBeNull();
  emulator.control.failCalls({ answer: 400 }, { times: 3 });
  for (const asked of [
    () => razorpay.read('plink_unknown0000'),
    () => razorpay.readRefund('rfnd_unknown0000'),
    () => razorpay.findOrderId('pay_unknown00000'),
  ]) {
    await expect(asked()).rejects.toThrow(ProviderError);
  }
});

test('a webhook of somebody else, or of another body, is refused', async () => {
  await paidOrder();
  await emulator.control.idle();
  const { body = '', headers = {} } = endpoint.received.at(-1) ?? {};
  const read = (text: string, changes: object = {}) =>
    razorpay.readWebhook(
      new TextEncoder().encode(text),
      new Headers({ ...headers, ...changes } as HeadersInit),
    );
  expect(read(body)).not.toBeNull();
  for (const text of [body.replace('14900', '14901'), `${body}\n`, '']) {
    expect(() => read(text)).toThrow(SignatureRefused);
  }
  for (const signature of ['', 'a'.repeat(64)]) {
    expect(() => read(body, { 'x-razorpay-signature': signature })).toThrow(SignatureRefused);
  }
});
