import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { SignatureRefused } from '../../../netlify/lib/payment/facts.ts';
import { readPaymentEvent } from '../../../netlify/lib/payment/stripe/events.ts';
import {
  functionsEnvironment,
  setFunctionsEnvironment,
} from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      id: 'cs_test_1',
      object: 'checkout.session',
      client_reference_id: `ord_${'a'.repeat(32)}`,
      amount_total: 14_900,
      currency: 'inr',
      livemode: false,
      metadata: {},
      payment_intent: 'pi_1',
      payment_status: 'paid',
      status: 'complete',
    },
  },
});
const now = () => Math.floor(Date.now() / 1000);
const sign = (payload: string, timestamp = now()) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: functionsEnvironment.STRIPE_WEBHOOK_SECRET,
    timestamp,
  });
const bytes = (text: string) => new TextEncoder().encode(text);

test('an event that Stripe signed is read', () => {
  expect(readPaymentEvent(bytes(body), sign(body))).toEqual({
    about: 'payment',
    id: 'evt_1',
    type: 'checkout.session.completed',
    fact: {
      outcome: 'paid',
      orderId: `ord_${'a'.repeat(32)}`,
      sessionId: 'cs_test_1',
      paymentId: 'pi_1',
      amountInPaise: 14_900,
      currency: 'inr',
      livemode: false,
    },
  });
});

describe('a signature does not hold for', () => {
  test.each([
    ['another sum', body.replace('14900', '14901')],
    ['one space more', body.replace(',', ', ')],
    ['the same JSON in another form', JSON.stringify(JSON.parse(body), null, 2)],
    ['a line more', `${body}\n`],
    ['nothing', ''],
  ])('%s', (_, changed) => {
    expect(() => readPaymentEvent(bytes(changed), sign(body))).toThrow(SignatureRefused);
  });

  test('a body that is sent again after five minutes', () => {
    expect(() => readPaymentEvent(bytes(body), sign(body, now() - 301))).toThrow(SignatureRefused);
    expect(readPaymentEvent(bytes(body), sign(body, now() - 290))).not.toBeNull();
  });

  test('a body that is no JSON', () => {
    expect(() => readPaymentEvent(bytes('paid'), sign('paid'))).toThrow(SignatureRefused);
  });
});
