import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningStripe } from '../../../local/stripe/stripe.ts';
import {
  bookingSession,
  openEndpoint,
  sdkFor,
  secondsFromNow,
  secretKey,
  startEmulator,
  type WebhookEndpoint,
} from '../../support/stripe-emulator.ts';

let endpoint: WebhookEndpoint;
let emulator: RunningStripe;
let stripe: Stripe;

beforeAll(async () => {
  endpoint = await openEndpoint();
  emulator = await startEmulator(endpoint.url);
  stripe = sdkFor(emulator.url);
});

beforeEach(async () => {
  await emulator.control.idle();
  await emulator.control.reset();
});

afterAll(async () => {
  await emulator.close();
  await endpoint.close();
});

const createSession = (changes?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.checkout.sessions.create(bookingSession(changes));

const paidSession = async () => emulator.control.pay((await createSession()).id);

/** The error that the SDK makes of a refusal. */
async function refusalOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`);
}

describe('a checkout session', () => {
  test('holds what the shop asked for and where to pay', async () => {
    const session = await createSession();

    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 14_900,
      currency: 'inr',
      client_reference_id: 'ord_0123456789abcdef0123456789abcdef',
      customer_email: 'rohan.sharma@example.com',
      metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
      payment_intent: null,
      livemode: false,
      url: `${emulator.url}/pay/${session.id}`,
    });
    expect(session.id).toMatch(/^cs_test_[0-9A-Za-z]{58}$/);
  });

  test('adds up quantities and lists its items', async () => {
    const { id } = await createSession({
      line_items: [
        {
          quantity: 2,
          price_data: { currency: 'inr', unit_amount: 19_900, product_data: { name: 'Interview' } },
        },
        {
          quantity: 1,
          price_data: { currency: 'inr', unit_amount: 14_900, product_data: { name: 'Resume' } },
        },
      ],
    });

    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    const items = await stripe.checkout.sessions.listLineItems(id);

    expect(session.amount_total).toBe(54_700);
    expect(session.line_items?.data.map(({ amount_total }) => amount_total)).toEqual([
      39_800, 14_900,
    ]);
    expect(items.data.map(({ description }) => description)).toEqual(['Interview', 'Resume']);
    expect(items.data[0]?.price?.unit_amount_decimal?.toString()).toBe('19900');
  });

  test('shows the payment, the charge and its receipt once it is paid', async () => {
    const { id } = await paidSession();

    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;

    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 14_900,
      metadata: { order_id: 'ord_0123456789abcdef0123456789abcdef' },
    });
    expect(charge).toMatchObject({ paid: true, captured: true, amount: 14_900 });
    expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(charge.receipt_url).toBe(`${emulator.url}/receipts/${charge.id}`);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      latest_charge: charge.id,
    });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ payment_intent: intent.id });
  });

  test('is found by its payment intent, and by its state', async () => {
    const open = await createSession();
    const paid = await paidSession();

    const byIntent = await stripe.checkout.sessions.list({
      payment_intent: String(paid.payment_intent),
    });
    const byState = await stripe.checkout.sessions.list({ status: 'open' });

    expect(byIntent.data.map(({ id }) => id)).toEqual([paid.id]);
    expect(byState.data.map(({ id }) => id)).toEqual([open.id]);
  });

  test('comes in pages, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await createSession()).id);

    const first = await stripe.checkout.sessions.list({ limit: 2 });
    const all = await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: String(ids[3]) });

    expect(first).toMatchObject({ has_more: true, url: '/v1/checkout/sessions' });
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  });

  test('can be expired by the shop while it is open, and only then', async () => {
    const { id } = await createSession();

    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(await refusalOf(stripe.checkout.sessions.expire(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('status of "expired"'),
    });
  });

  test('lives a day unless the shop says otherwise', async () => {
    const { expires_at: _, ...unlimited } = bookingSession();

    const session = await stripe.checkout.sessions.create(unlimited);

    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  });

  test('takes what only changes the page', async () => {
    const session = await createSession({
      submit_type: 'book',
      locale: 'en-GB',
      billing_address_collection: 'auto',
      phone_number_collection: { enabled: true },
      custom_text: { submit: { message: 'You get a link by mail.' } },
    });

    expect(session).toMatchObject({ submit_type: 'book', locale: 'en-GB' });
  });
});

describe('a wrong request', () => {
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
  ])('with %s makes no session', async (_, changes, expected) => {
    const refusal = await refusalOf(createSession(changes));

    expect(refusal).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      ...expected,
    });
    expect(emulator.control.sessions()).toEqual([]);
  });

  test('for what does not exist is told so', async () => {
    expect(await refusalOf(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    });
    expect(await refusalOf(stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers/cus_none)'),
    });
  });

  test('with another key, or none, is not let in', async () => {
    const stranger = sdkFor(emulator.url, {}, 'sk_test_of_somebody_else');

    const refusal = await refusalOf(stranger.checkout.sessions.create(bookingSession()));
    const keyless = await fetch(`${emulator.url}/v1/events`);

    expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(refusal.message).not.toContain('sk_test_of_somebody_else');
    expect(keyless.status).toBe(401);
    expect(emulator.control.sessions()).toEqual([]);
  });

  test('for another API version is refused, as objects have one shape here', async () => {
    const call = stripe.events.list({}, { apiVersion: '2020-08-27' });

    expect((await refusalOf(call)).message).toContain('Invalid Stripe API version: 2020-08-27');
  });

  test('with a body that is no form is refused', async () => {
    const answer = await fetch(`${emulator.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(bookingSession()),
    });

    expect(answer.status).toBe(400);
  });
});

test('every answer names its request and the API version', async () => {
  const { lastResponse } = await createSession();

  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
});

describe('an idempotency key', () => {
  const options = { idempotencyKey: 'ord_1' };
  const create = (changes?: Partial<Stripe.Checkout.SessionCreateParams>) =>
    stripe.checkout.sessions.create(bookingSession({ expires_at: inAnHour, ...changes }), options);
  const inAnHour = secondsFromNow(60 * 60);

  test('makes one session however often it is sent', async () => {
    const first = await create();
    const second = await create();

    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(emulator.control.sessions()).toHaveLength(1);
  });

  test('makes one session of five calls at once', async () => {
    const sessions = await Promise.all(Array.from({ length: 5 }, () => create()));

    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  test('cannot be used for something else', async () => {
    await create();

    expect(await refusalOf(create({ metadata: {} }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect(await refusalOf(stripe.refunds.create({ charge: 'ch_none' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('is not used up by a request that was wrong', async () => {
    await refusalOf(create({ mode: 'setup' }));

    expect(await create()).toMatchObject({ status: 'open' });
  });

  test('repeats a refusal of the work itself', async () => {
    const { id } = await createSession();
    await stripe.checkout.sessions.expire(id);
    await refusalOf(stripe.checkout.sessions.expire(id, {}, options));

    const again = await refusalOf(stripe.checkout.sessions.expire(id, {}, options));

    expect(again.headers?.['idempotent-replayed']).toBe('true');
  });
});

describe('a refund', () => {
  test('gives everything back by default, once', async () => {
    const { payment_intent } = await paidSession();
    const request = { payment_intent: String(payment_intent) };

    const refund = await stripe.refunds.create({ ...request, reason: 'requested_by_customer' });
    const charge = await stripe.charges.retrieve(String(refund.charge), { expand: ['refunds'] });

    expect(refund).toMatchObject({ amount: 14_900, status: 'succeeded', ...request });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 14_900 });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([refund.id]);
    expect(await refusalOf(stripe.refunds.create(request))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('can be given in parts, but never more than was paid', async () => {
    const { payment_intent } = await paidSession();
    const request = { payment_intent: String(payment_intent) };
    const first = await stripe.refunds.create({ ...request, amount: 4_900 });

    expect(await stripe.charges.retrieve(String(first.charge))).toMatchObject({
      refunded: false,
      amount_refunded: 4_900,
    });
    expect(await refusalOf(stripe.refunds.create({ ...request, amount: 10_001 }))).toMatchObject({
      param: 'amount',
      message: 'Refund amount (₹100.01) is greater than unrefunded amount on charge (₹100.00)',
    });

    const second = await stripe.refunds.create({ charge: String(first.charge) });

    expect(second.amount).toBe(10_000);
    expect((await stripe.refunds.list(request)).data.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ amount: 4_900 });
  });

  test('is refused for what was never paid', async () => {
    const { id } = await createSession();
    await emulator.control.pay(id, '4000000000000002');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);

    const refusal = await refusalOf(
      stripe.refunds.create({ payment_intent: String(payment_intent) }),
    );

    expect(refusal.message).toContain('does not have a successful charge to refund');
  });
});

test('events can be listed by type and fetched', async () => {
  const { id } = await paidSession();
  await stripe.checkout.sessions.expire((await createSession()).id);

  const { data } = await stripe.events.list({ type: 'checkout.session.completed' });
  const [event] = data;

  expect(data).toHaveLength(1);
  expect(event?.data.object).toMatchObject({ id, payment_status: 'paid' });
  expect(await stripe.events.retrieve(String(event?.id))).toMatchObject({ type: event?.type });
  const both = await stripe.events.list({ created: { gte: secondsFromNow(-60) } });
  expect(both.data.map(({ type }) => type)).toEqual([
    'checkout.session.expired',
    'checkout.session.completed',
  ]);
});

describe('a call that fails', () => {
  // Made once: another second in `expires_at` would be another request for the same key.
  const request = bookingSession();
  const create = (client = stripe) =>
    client.checkout.sessions.create(request, { idempotencyKey: 'ord_2' });

  test('with 500 is an API error with its text, once', async () => {
    emulator.control.failCalls({ answer: 500, message: 'Key sk_live_secret at /srv/app' });

    expect(await refusalOf(create())).toMatchObject({
      type: 'StripeAPIError',
      statusCode: 500,
      message: 'Key sk_live_secret at /srv/app',
    });
    expect(await create()).toMatchObject({ status: 'open' });
  });

  test('with 400 is a refusal, which the SDK does not repeat', async () => {
    emulator.control.failCalls({ answer: 400 });

    const client = sdkFor(emulator.url, { maxNetworkRetries: 1 });
    expect(await refusalOf(create(client))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    expect(emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 1 });
    expect(await create()).toMatchObject({ status: 'open' });
  });

  test('with 500 is repaired by a retry of the SDK', async () => {
    emulator.control.failCalls({ answer: 500 });

    await create(sdkFor(emulator.url, { maxNetworkRetries: 1 }));

    expect(emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 2 });
    expect(emulator.control.sessions()).toHaveLength(1);
  });

  test('with 429 is a rate limit', async () => {
    emulator.control.failCalls({ answer: 429 }, { times: 2 });

    expect(await refusalOf(create())).toMatchObject({ type: 'StripeRateLimitError' });
    expect(await refusalOf(create())).toMatchObject({ code: 'rate_limit' });
    expect(await create()).toMatchObject({ status: 'open' });
  });

  test('by silence ends when the caller has waited long enough', async () => {
    emulator.control.failCalls({ answer: 'hang' });

    expect(await refusalOf(create(sdkFor(emulator.url, { timeout: 50 })))).toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  test('by a torn connection is retried once even by an SDK without retries', async () => {
    emulator.control.failCalls({ answer: 'reset' }, { times: 2 });

    expect(await refusalOf(create())).toMatchObject({ type: 'StripeConnectionError' });
    expect(emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 2 });
  });

  test.each([500, 'hang', 'reset'] as const)(
    'after its work was done (%s) leaves one session, found by the same key',
    async (answer) => {
      emulator.control.failCalls({ answer, afterwards: true });
      await create(sdkFor(emulator.url, { timeout: 50 })).catch(() => 'the answer was lost');

      const session = await create();

      expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect(emulator.control.sessions().map(({ id }) => id)).toEqual([session.id]);
    },
  );

  test('can be that of one customer, or of one route', async () => {
    emulator.control.failCalls({ answer: 500 }, { customerEmail: 'unlucky@example.com' });
    emulator.control.failCalls({ answer: 429 }, { only: 'GET /v1/checkout/sessions/:session' });

    const { id } = await create();

    expect(await refusalOf(stripe.checkout.sessions.retrieve(id))).toMatchObject({
      statusCode: 429,
    });
    expect(await refusalOf(createSession({ customer_email: 'unlucky@example.com' }))).toMatchObject(
      { statusCode: 500 },
    );
  });
});
