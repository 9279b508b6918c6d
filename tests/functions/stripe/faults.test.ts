import { expect, test } from 'vitest';
import { bookingSession, emulateStripe, refusalOf, sdkFor } from '../../support/stripe-emulator.ts';

const shop = emulateStripe();

// Made once: another second in `expires_at` would be another request for the same key.
const request = bookingSession();
const create = (client = shop.stripe) =>
  client.checkout.sessions.create(request, { idempotencyKey: 'ord_2' });
const retrying = () => sdkFor(shop.emulator.url, { maxNetworkRetries: 1 });

test('a call that fails with 500 is an API error with its text, once', async () => {
  const message = 'Key sk_live_secret at /srv/app';
  shop.emulator.control.failCalls({ answer: 500, message }, { times: 1 });

  expect(await refusalOf(create())).toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
    message,
  });
  expect(await create()).toMatchObject({ status: 'open' });
});

test('a call that fails with 400 is a refusal, which the SDK does not repeat', async () => {
  shop.emulator.control.failCalls({ answer: 400 }, { times: 1 });

  expect(await refusalOf(create(retrying()))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  });
  expect(shop.emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 1 });
  expect(await create()).toMatchObject({ status: 'open' });
});

test('a call that fails with 500 is repaired by a retry of the SDK', async () => {
  shop.emulator.control.failCalls({ answer: 500 }, { times: 1 });

  await create(retrying());

  expect(shop.emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 2 });
  expect(shop.emulator.control.sessions()).toHaveLength(1);
});

test('a call that fails with 429 is a rate limit', async () => {
  shop.emulator.control.failCalls({ answer: 429 }, { times: 2 });

  expect(await refusalOf(create())).toMatchObject({ type: 'StripeRateLimitError' });
  expect(await refusalOf(create())).toMatchObject({ code: 'rate_limit' });
  expect(await create()).toMatchObject({ status: 'open' });
});

test('silence ends when the caller has waited long enough', async () => {
  shop.emulator.control.failCalls({ answer: 'hang' }, { times: 1 });

  expect(await refusalOf(create(sdkFor(shop.emulator.url, { timeout: 50 })))).toMatchObject({
    type: 'StripeConnectionError',
  });
});

test('a torn connection is retried once even by an SDK without retries', async () => {
  shop.emulator.control.failCalls({ answer: 'reset' }, { times: 2 });

  expect(await refusalOf(create())).toMatchObject({ type: 'StripeConnectionError' });
  expect(shop.emulator.control.calls()).toEqual({ 'POST /v1/checkout/sessions': 2 });
});

test.each([500, 'hang', 'reset'] as const)(
  'a call that fails after its work was done (%s) leaves one session, found by the same key',
  async (answer) => {
    shop.emulator.control.failCalls({ answer, afterwards: true }, { times: 1 });
    await create(sdkFor(shop.emulator.url, { timeout: 50 })).catch(() => 'the answer was lost');

    const session = await create();

    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(shop.emulator.control.sessions().map(({ id }) => id)).toEqual([session.id]);
  },
);

test('the calls that fail can be those of one customer, or of one route', async () => {
  const { control } = shop.emulator;
  control.failCalls({ answer: 500 }, { times: 1, customerEmail: 'unlucky@example.com' });
  control.failCalls({ answer: 429 }, { times: 1, only: 'GET /v1/checkout/sessions/:session' });

  const { id } = await create();

  expect(await refusalOf(shop.stripe.checkout.sessions.retrieve(id))).toMatchObject({
    statusCode: 429,
  });
  const unlucky = shop.createSession({ customer_email: 'unlucky@example.com' });
  expect(await refusalOf(unlucky)).toMatchObject({ statusCode: 500 });
});
