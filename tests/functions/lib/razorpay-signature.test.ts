import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SignatureRefused } from '../../../netlify/lib/payment/facts.ts';
import { readWebhook } from '../../../netlify/lib/payment/razorpay/webhook.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

const secret = 'a secret of the webhook';
const orderId = `ord_${'a'.repeat(32)}`;

beforeAll(() => {
  setFunctionsEnvironment();
  Object.assign(process.env, {
    RAZORPAY_KEY_ID: 'rzp_live_key',
    RAZORPAY_WEBHOOK_SECRET: secret,
  });
});

// The shapes are those of razorpay.com/docs/webhooks/payment-links, /refunds and /disputes.
const link = {
  id: 'plink_1',
  amount: 14_900,
  amount_paid: 14_900,
  currency: 'INR',
  reference_id: orderId,
  short_url: 'https://rzp.io/i/1',
  status: 'paid',
  payments: null,
};
const payment = { id: 'pay_1', entity: 'payment', notes: [] };
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 14_900, currency: 'INR', notes: [] };
const dispute = {
  id: 'disp_1',
  payment_id: 'pay_1',
  amount: 14_900,
  currency: 'INR',
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: 1_796_000_000,
  phase: 'chargeback',
  status: 'open',
};

const bodyOf = (event: string, parts: Record<string, object>) =>
  JSON.stringify({
    entity: 'event',
    event,
    created_at: 1_795_700_000,
    payload: Object.fromEntries(Object.entries(parts).map(([name, entity]) => [name, { entity }])),
  });

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

const read = (body: string, signature = sign(body), id = 'event_1') =>
  readWebhook(
    new TextEncoder().encode(body),
    new Headers({ 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': id }),
  );

const paid = bodyOf('payment_link.paid', { payment_link: link, payment });

test('a payment that Razorpay signed is read', () => {
  expect(read(paid)).toMatchObject({
    about: 'payment',
    id: 'event_1',
    type: 'payment_link.paid',
    fact: {
      outcome: 'paid',
      orderId,
      sessionId: 'plink_1',
      paymentId: 'pay_1',
      amountInPaise: 14_900,
      currency: 'inr',
      livemode: true,
    },
  });
});

test.each(['cancelled', 'expired'])('a link that was %s can no longer be paid', (status) => {
  const body = bodyOf(`payment_link.${status}`, { payment_link: { ...link, status } });
  expect(read(body)?.fact).toMatchObject({ outcome: 'expired', orderId, paymentId: null });
});

test.each([
  ['refund.created', 'pending', 'pending', null],
  ['refund.processed', 'processed', 'done', null],
  ['refund.failed', 'failed', 'failed', 'unknown'],
])('%s is a refund that is %s', (event, status, state, failure) => {
  const body = bodyOf(event, { refund: { ...refund, status }, payment });
  expect(read(body)).toMatchObject({
    about: 'refund',
    fact: { refundId: 'rfnd_1', paymentId: 'pay_1', orderId: null, state, failure },
  });
});

test.each([
  ['retrieval', 'open', 'inquiry', 'not_received'],
  ['fraud', 'open', 'inquiry', 'fraud'],
  ['chargeback', 'open', 'open', 'not_received'],
  ['chargeback', 'under_review', 'answered', 'not_received'],
  ['pre_arbitration', 'lost', 'lost', 'not_received'],
])('a dispute in the phase %s that is %s', (phase, status, state, reason) => {
  const body = bodyOf('payment.dispute.created', { dispute: { ...dispute, phase, status } });
  expect(read(body)).toMatchObject({
    about: 'dispute',
    fact: { disputeId: 'disp_1', paymentId: 'pay_1', state, reason, orderId: null },
  });
});

test('an event of another kind changes nothing', () => {
  expect(read(bodyOf('payment.captured', { payment }))).toBeNull();
});

test('an event of ours that cannot be read is logged, and changes nothing', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(read(bodyOf('payment_link.paid', { payment_link: { id: 'plink_1' } }))).toBeNull();
  expect(logged).toHaveBeenCalledWith('razorpay-webhook: payment_link.paid cannot be read');
  logged.mockRestore();
});

describe('a signature does not hold for', () => {
  test.each([
    ['another sum', paid.replaceAll('14900', '14901')],
    ['the same JSON in another form', JSON.stringify(JSON.parse(paid), null, 2)],
    ['nothing', ''],
  ])('%s', (_, changed) => {
    expect(() => read(changed, sign(paid))).toThrow(SignatureRefused);
  });

  test('another secret, and none at all', () => {
    expect(() => read(paid, sign(paid, 'another'))).toThrow(SignatureRefused);
    expect(() => read(paid, '')).toThrow(SignatureRefused);
  });
});
