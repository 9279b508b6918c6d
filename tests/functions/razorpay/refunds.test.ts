import { expect, test } from 'vitest';
import { emulateRazorpay, keySecret } from '../../support/razorpay-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateRazorpay();

async function paidBy(vpa = 'success@razorpay') {
  const { id } = await shop.createLink();
  const link = await shop.emulator.control.pay(id, vpa);
  return { linkId: id, paymentId: link.payments?.[0]?.payment_id ?? '' };
}

const refund = (paymentId: string, body: object = {}) =>
  shop.call('POST', `/payments/${paymentId}/refund`, body);

const refused = (description: string) => ({ status: 400, body: { error: { description } } });

test('a refund gives everything back, once', async () => {
  const { paymentId } = await paidBy();
  expect((await refund(paymentId, { notes: { order_id: 'ord_1' } })).body).toMatchObject({
    entity: 'refund',
    amount: 14_900,
    status: 'processed',
    payment_id: paymentId,
    notes: { order_id: 'ord_1' },
  });
  expect((await shop.call('GET', `/payments/${paymentId}`)).body).toMatchObject({
    status: 'refunded',
    refund_status: 'full',
    amount_refunded: 14_900,
  });
  expect(await refund(paymentId)).toMatchObject(
    refused('The payment has been fully refunded already'),
  );
  await shop.emulator.control.idle();
  expect(shop.told().sort()).toEqual(['payment_link.paid', 'refund.created', 'refund.processed']);
});

test('after a part, the whole amount is too much, and the rest is not', async () => {
  const { paymentId } = await paidBy();
  expect((await refund(paymentId, { amount: 4_900 })).body).toMatchObject({ amount: 4_900 });
  const tooMuch = refused('The refund amount provided is greater than amount captured');
  expect(await refund(paymentId)).toMatchObject(tooMuch);
  expect(await refund(paymentId, { amount: 10_001 })).toMatchObject(tooMuch);
  expect(await refund(paymentId, { amount: 99 })).toMatchObject(
    refused('The amount must be at least INR 1.00'),
  );
  expect((await refund(paymentId, { amount: 10_000 })).status).toBe(200);
});

test('a refund that waits for the bank is processed, or fails and can be made again', async () => {
  const { control } = shop.emulator;
  const [done, failed] = [
    await paidBy('slow-refund@razorpay'),
    await paidBy('slow-refund@razorpay'),
  ];
  for (const { paymentId } of [done, failed]) {
    expect((await refund(paymentId)).body).toMatchObject({ status: 'pending' });
  }
  const settle = (linkId: string, outcome: 'succeeded' | 'failed') =>
    control.settleRefund(control.refunds(linkId)[0]?.id ?? '', outcome);
  expect(await settle(done.linkId, 'succeeded')).toMatchObject({ status: 'processed' });
  await expect(settle(done.linkId, 'failed'), 'processed is final').rejects.toThrow('processed');
  expect(await settle(failed.linkId, 'failed')).toMatchObject({ status: 'failed' });
  expect((await refund(failed.paymentId)).status).toBe(200);
  await control.idle();
  expect(shop.told().filter((type) => type === 'refund.failed')).toHaveLength(1);
});

test('a payment that a bank takes back is not refunded; one that it only asks about is', async () => {
  const { paymentId } = await paidBy('chargeback@razorpay');
  expect(await refund(paymentId)).toMatchObject({ status: 400 });
  const asked = await paidBy('retrieval@razorpay');
  expect((await refund(asked.paymentId)).status).toBe(200);
});

test('a refund that is asked for again under its key is made once', async () => {
  const { paymentId } = await paidBy();
  const ask = (body: object) =>
    fetch(`${shop.emulator.url}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`rzp_test_ofTheEmulator:${keySecret}`)}`,
        'content-type': 'application/json',
        'x-refund-idempotency': 'a-key-of-the-test',
      },
      body: JSON.stringify(body),
    });
  const first = await (await ask({ amount: 4_900 })).json();
  expect(await (await ask({ amount: 4_900 })).json()).toEqual(first);
  expect((await ask({ amount: 5_000 })).status).toBe(409);
});

test('refunds are listed in pages of at most a hundred, the latest first, by their time', async () => {
  for (let count = 0; count < 3; count += 1) await refund((await paidBy()).paymentId);
  const list = async (query: string) =>
    (await shop.call('GET', `/refunds?${query}`)).body as { items: { id: string }[] };
  const { items } = await list('count=100');
  expect(items).toHaveLength(3);
  expect((await list('count=2&skip=2')).items).toEqual(items.slice(2));
  expect((await list(`from=${secondsFromNow(60)}`)).items).toEqual([]);
  expect((await list(`to=${secondsFromNow(-60)}`)).items).toEqual([]);
  expect(await shop.call('GET', '/refunds?count=101')).toMatchObject({ status: 400 });
  expect((await shop.call('GET', `/refunds/${items[0]?.id}`)).body).toEqual(items[0]);
  expect(await shop.call('GET', '/refunds/rfnd_unknown')).toMatchObject({ status: 400 });
});

test('disputes are listed the same way, as they are now', async () => {
  const list = async (query: string) =>
    (await shop.call('GET', `/disputes?${query}`)).body as { items: { id: string }[] };
  await paidBy('chargeback@razorpay');
  await paidBy('retrieval@razorpay');
  const { items } = await list('count=100');
  expect(items).toMatchObject([
    { phase: 'retrieval', status: 'open' },
    { phase: 'chargeback', status: 'open' },
  ]);
  await shop.emulator.control.moveDispute(String(items[1]?.id), 'lost');
  expect((await list('count=1&skip=1')).items).toMatchObject([{ status: 'lost' }]);
  expect((await list(`from=${secondsFromNow(60)}`)).items).toEqual([]);
});
