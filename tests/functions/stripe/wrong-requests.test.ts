import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  bookingSession,
  emulateStripe,
  refusalOf,
  sdkFor,
  secretKey,
} from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateStripe();

type Line = NonNullable<Stripe.Checkout.SessionCreateParams['line_items']>[number];
const line = (changes: object): Line[] => [
  {
    quantity: 1,
    price_data: {
      currency: 'inr',
      unit_amount: 14_900,
      product_data: { name: 'Resume' },
      ...changes,
    },
  },
];

test.each<[string, object, { param?: string; code?: string }]>([
  ['an unknown parameter', { colour: 'red' }, { param: 'colour', code: 'parameter_unknown' }],
  [
    'a parameter that this API version dropped',
    { payment_method_types: ['card'] },
    { param: 'payment_method_types', code: 'parameter_unknown' },
  ],
  [
    'an unknown parameter deep inside',
    { line_items: line({ colour: 'red' }) },
    { param: 'line_items[0][price_data][colour]', code: 'parameter_unknown' },
  ],
  [
    'a parameter named like a prototype',
    { ['__proto__x']: '1' },
    { param: '__proto__x', code: 'parameter_unknown' },
  ],
  [
    'a way to pay that there is not',
    { allowed_payment_method_types: ['card', 'cowries'] },
    { param: 'allowed_payment_method_types[1]' },
  ],
  ['no items', { line_items: undefined }, { param: 'line_items', code: 'parameter_missing' }],
  ['no mode', { mode: undefined }, { param: 'mode', code: 'parameter_missing' }],
  ['another mode', { mode: 'subscription' }, { param: 'mode' }],
  [
    'an amount with a fraction',
    { line_items: line({ unit_amount: 149.5 }) },
    { param: 'line_items[0][price_data][unit_amount]', code: 'parameter_invalid_integer' },
  ],
  [
    'a negative amount',
    { line_items: line({ unit_amount: -1 }) },
    { param: 'line_items[0][price_data][unit_amount]', code: 'parameter_invalid_integer' },
  ],
  [
    'less than half a rupee',
    { line_items: line({ unit_amount: 49 }) },
    { code: 'amount_too_small' },
  ],
  [
    'another currency',
    { line_items: line({ currency: 'usd' }) },
    { param: 'line_items[0][price_data][currency]' },
  ],
  [
    'a relative return address',
    { success_url: '/payment/success' },
    { param: 'success_url', code: 'url_invalid' },
  ],
  [
    'an empty return address',
    { success_url: '' },
    { param: 'success_url', code: 'parameter_invalid_empty' },
  ],
  [
    'a wrong e-mail',
    { customer_email: 'rohan' },
    { param: 'customer_email', code: 'email_invalid' },
  ],
  [
    'a too long reference',
    { client_reference_id: 'x'.repeat(201) },
    { param: 'client_reference_id' },
  ],
  ['too long metadata', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ['less than 30 minutes', { expires_at: secondsFromNow(29 * 60) }, { param: 'expires_at' }],
  ['more than 24 hours', { expires_at: secondsFromNow(25 * 60 * 60) }, { param: 'expires_at' }],
  ['what cannot be expanded', { expand: ['customer_email'] }, { param: 'expand' }],
])('a request with %s makes no session', async (_, changes, expected) => {
  const refusal = await refusalOf(shop.createSession(changes));

  expect(refusal).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    ...expected,
  });
  expect(shop.emulator.control.sessions()).toEqual([]);
});

test('a request for what does not exist is told so', async () => {
  expect(await refusalOf(shop.stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_test_none'",
  });
  expect(await refusalOf(shop.stripe.customers.retrieve('cus_none'))).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers/cus_none)'),
  });
});

test('a request with another key, or none, is not let in', async () => {
  const stranger = sdkFor(shop.emulator.url, {}, 'sk_test_of_somebody_else');

  const refusal = await refusalOf(stranger.checkout.sessions.create(bookingSession()));
  const keyless = await fetch(`${shop.emulator.url}/v1/refunds`);

  expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(refusal.message).not.toContain('sk_test_of_somebody_else');
  expect(keyless.status).toBe(401);
  expect(shop.emulator.control.sessions()).toEqual([]);
});

test('a request for another API version is refused, as objects have one shape here', async () => {
  const call = shop.stripe.refunds.list({}, { apiVersion: '2020-08-27' });

  expect((await refusalOf(call)).message).toContain('Invalid Stripe API version: 2020-08-27');
});

test('a request whose body is no form is refused', async () => {
  const answer = await fetch(`${shop.emulator.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(bookingSession()),
  });

  expect(answer.status).toBe(400);
});
