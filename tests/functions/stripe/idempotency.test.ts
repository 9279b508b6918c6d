import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { bookingSession, emulateStripe, refusalOf } from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateStripe();

const options = { idempotencyKey: 'ord_1' };
const inAnHour = secondsFromNow(60 * 60);
const create = (changes?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  shop.stripe.checkout.sessions.create(
    bookingSession({ expires_at: inAnHour, ...changes }),
    options,
  );

test('a key makes one session however often it is sent', async () => {
  const first = await create();
  const second = await create();

  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(shop.emulator.control.sessions()).toHaveLength(1);
});

test('a key makes one session of five calls at once', async () => {
  const sessions = await Promise.all(Array.from({ length: 5 }, () => create()));

  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
});

test('a key cannot be used for something else', async () => {
  await create();

  expect(await refusalOf(create({ metadata: { order_id: 'ord_other' } }))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  const refund = shop.stripe.refunds.create({ payment_intent: 'pi_none' }, options);
  expect(await refusalOf(refund)).toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a key is not used up by a request that was wrong', async () => {
  await refusalOf(create({ mode: 'setup' }));

  expect(await create()).toMatchObject({ status: 'open' });
});

test('a key repeats a refusal of the work itself', async () => {
  const tooSoon = { expires_at: secondsFromNow(60) };
  await refusalOf(create(tooSoon));

  const again = await refusalOf(create(tooSoon));

  expect(again.headers?.['idempotent-replayed']).toBe('true');
});
