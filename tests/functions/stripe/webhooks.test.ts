import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningStripe } from '../../../local/stripe/stripe.ts';
import {
  bookingSession,
  openEndpoint,
  sdkFor,
  secondsFromNow,
  startEmulator,
  webhookSecret,
  type ReceivedWebhook,
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
  endpoint.received.length = 0;
});

afterAll(async () => {
  await emulator.close();
  await endpoint.close();
});

const createSession = (changes?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.checkout.sessions.create(bookingSession(changes));

async function paidSession(changes?: Partial<Stripe.Checkout.SessionCreateParams>) {
  const session = await emulator.control.pay((await createSession(changes)).id);
  await emulator.control.idle();
  return session;
}

const verified = ({ body, headers }: ReceivedWebhook, secret = webhookSecret) =>
  stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret);

describe('the webhook of a payment', () => {
  test('is signed so that the SDK accepts it, and says what was paid', async () => {
    const session = await paidSession();

    expect(endpoint.types()).toEqual(['checkout.session.completed']);
    expect(verified(endpoint.received[0]!)).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      api_version: Stripe.API_VERSION,
      livemode: false,
      request: { id: null, idempotency_key: null },
      data: {
        object: {
          id: session.id,
          payment_status: 'paid',
          amount_total: 14_900,
          currency: 'inr',
          customer_details: { email: 'rohan.sharma@example.com' },
        },
      },
    });
  });

  test('does not pass with another secret or a changed body', async () => {
    await paidSession();
    const [webhook] = endpoint.received as [ReceivedWebhook];

    expect(() => verified(webhook, 'whsec_of_somebody_else')).toThrow();
    expect(() => verified({ ...webhook, body: webhook.body.replace('14900', '1') })).toThrow();
  });

  test('keeps what it said when things change later', async () => {
    const { id } = await paidSession();
    await emulator.control.refund(id, 4_900);
    await emulator.control.refund(id);

    const { data } = await stripe.events.list({ type: 'charge.refunded' });

    expect(data.map((event) => event.data.object)).toMatchObject([
      { refunded: true, amount_refunded: 14_900 },
      { refunded: false, amount_refunded: 4_900 },
    ]);
  });
});

describe('other news', () => {
  test('a session that expires', async () => {
    const { id } = await createSession();
    await emulator.control.expire(id);
    await emulator.control.idle();

    expect(endpoint.received.map(({ event }) => event)).toMatchObject([
      { type: 'checkout.session.expired', data: { object: { id, status: 'expired' } } },
    ]);
  });

  test('a refund, with the request that asked for it', async () => {
    const { payment_intent } = await paidSession();
    const refund = await stripe.refunds.create(
      { payment_intent: String(payment_intent), amount: 4_900 },
      { idempotencyKey: 'refund_1' },
    );
    await emulator.control.idle();

    expect(endpoint.received.at(-1)?.event).toMatchObject({
      type: 'charge.refunded',
      request: { id: refund.lastResponse.requestId, idempotency_key: 'refund_1' },
      data: {
        object: { object: 'charge', amount_refunded: 4_900, refunded: false },
        previous_attributes: { amount_refunded: 0 },
      },
    });
  });

  test('a declined card, which leaves the session open', async () => {
    const { id } = await createSession();
    await emulator.control.pay(id, '4000000000009995');
    await emulator.control.idle();

    expect(endpoint.received.map(({ event }) => event)).toMatchObject([
      {
        type: 'payment_intent.payment_failed',
        data: {
          object: {
            status: 'requires_payment_method',
            last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
          },
        },
      },
    ]);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  });

  test.each([
    ['succeeded', 'paid', ['checkout.session.async_payment_succeeded']],
    [
      'failed',
      'unpaid',
      ['payment_intent.payment_failed', 'checkout.session.async_payment_failed'],
    ],
  ] as const)('a UPI payment that is pending and then %s', async (outcome, status, types) => {
    const { id } = await createSession();
    await emulator.control.pay(id, 'pending@upi');
    await emulator.control.idle();
    expect(endpoint.received.map(({ event }) => event)).toMatchObject([
      {
        type: 'checkout.session.completed',
        data: { object: { status: 'complete', payment_status: 'unpaid' } },
      },
    ]);

    await emulator.control.settle(id, outcome);
    await emulator.control.idle();

    expect(endpoint.types().slice(1).sort()).toEqual([...types].sort());
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: status });
    await expect(emulator.control.settle(id, outcome)).rejects.toThrow('No payment');
  });
});

describe('a webhook that is not answered well', () => {
  test('comes again until it is', async () => {
    endpoint.answerNext(500, 302);

    await paidSession();

    const ids = endpoint.received.map(({ event }) => event.id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(emulator.control.webhooks()).toMatchObject([
      {
        state: 'delivered',
        attempts: [
          { status: 500, body: 'answered 500' },
          { status: 302 },
          { status: 200, problem: null },
        ],
      },
    ]);
    const { data } = await stripe.events.list({ delivery_success: true });
    expect(data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  test('is given up in the end', async () => {
    endpoint.answerNext(500, 500, 500);

    await paidSession();

    expect(endpoint.received).toHaveLength(3);
    expect(emulator.control.webhooks()).toMatchObject([{ state: 'given up' }]);
  });

  test('waits for a shop that is down', async () => {
    const closed = await openEndpoint();
    await closed.close();
    const lonely = await startEmulator(closed.url, { webhookRetryPauses: [1] });
    const session = await sdkFor(lonely.url).checkout.sessions.create(bookingSession());
    await lonely.control.pay(session.id);
    await lonely.control.idle();

    expect(lonely.control.webhooks()).toMatchObject([
      {
        state: 'given up',
        attempts: [
          { status: null, problem: expect.stringContaining('ECONNREFUSED') },
          { status: null },
        ],
      },
    ]);
    await lonely.close();
  });

  test('is not waited for when the emulator stops', async () => {
    const patient = await startEmulator(endpoint.url, { webhookRetryPauses: [600_000] });
    const session = await sdkFor(patient.url).checkout.sessions.create(bookingSession());
    endpoint.answerNext(500);
    const idle = patient.control.pay(session.id).then(() => patient.control.idle());
    await expect.poll(() => patient.control.webhooks()[0]?.attempts.length).toBe(1);

    await patient.close();
    await idle;

    expect(endpoint.received).toHaveLength(1);
  });
});

describe('the switches', () => {
  test('lose a webhook, but not the payment', async () => {
    emulator.control.setWebhooks('lose');

    const { id } = await paidSession();

    expect(endpoint.received).toEqual([]);
    expect(emulator.control.webhooks()).toMatchObject([{ state: 'lost', sessionId: id }]);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  });

  test('act until they are changed, or as often as told', async () => {
    emulator.control.setWebhooks('lose', { times: 1 });
    await paidSession();
    await paidSession();
    expect(endpoint.received).toHaveLength(1);

    emulator.control.setWebhooks('lose');
    await paidSession();
    await paidSession();
    expect(endpoint.received).toHaveLength(1);

    emulator.control.setWebhooks('deliver');
    await paidSession();
    expect(endpoint.received).toHaveLength(2);
  });

  test('act for one kind of event or one customer only', async () => {
    emulator.control.setWebhooks('lose', { only: 'charge.refunded' });
    emulator.control.setWebhooks('double', { customerEmail: 'twice@example.com' });

    const { id } = await paidSession();
    await emulator.control.refund(id);
    await emulator.control.idle();
    expect(endpoint.types()).toEqual(['checkout.session.completed']);

    await paidSession({ customer_email: 'twice@example.com' });
    expect(endpoint.received).toHaveLength(3);
  });

  test('double a webhook: the same event comes twice', async () => {
    emulator.control.setWebhooks('double');

    await paidSession();

    expect(endpoint.received).toHaveLength(2);
    expect(endpoint.received[0]?.event.id).toBe(endpoint.received[1]?.event.id);
    for (const webhook of endpoint.received) expect(() => verified(webhook)).not.toThrow();
  });

  test('delay a webhook', async () => {
    emulator.control.setWebhooks({ delayMilliseconds: 200 });
    const { id } = await createSession();
    const paidAt = Date.now();
    await emulator.control.pay(id);
    await emulator.control.idle();

    expect(endpoint.received).toHaveLength(1);
    expect(Date.now() - paidAt).toBeGreaterThanOrEqual(190);
  });

  test('send one again, a lost one too', async () => {
    emulator.control.setWebhooks('lose');
    await paidSession();
    const [lost] = emulator.control.webhooks();

    const answer = await emulator.control.resend(String(lost?.id));

    expect(answer).toMatchObject({ status: 200, body: 'answered 200' });
    expect(endpoint.received[0]?.event.id).toBe(lost?.id);
    expect(emulator.control.webhooks()).toMatchObject([{ state: 'delivered' }]);
    await expect(emulator.control.resend('evt_none')).rejects.toThrow('no event');
  });

  test('send what never happened, signed by whom and when a test likes', async () => {
    const object = { ...(await paidSession()), amount_total: 1 };
    const type = 'checkout.session.completed';

    await emulator.control.send({ type, object, id: 'evt_mine', livemode: true });
    await emulator.control.send({ type, object, secret: 'whsec_of_somebody_else' });
    await emulator.control.send({ type, object, signedAt: secondsFromNow(-301) });

    const [, mine, foreign, old] = endpoint.received as ReceivedWebhook[];
    expect(verified(mine!)).toMatchObject({
      id: 'evt_mine',
      livemode: true,
      data: { object: { amount_total: 1 } },
    });
    expect(() => verified(foreign!)).toThrow();
    expect(() => verified(old!)).toThrow('Timestamp outside the tolerance zone');
  });
});

describe('the switches over HTTP', () => {
  async function control(path: string, body?: unknown) {
    const response = await fetch(`${emulator.url}/_control/${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  test('do the same', async () => {
    await control('webhooks/mode', { mode: { delayMilliseconds: 1 }, times: 1 });
    await control('faults', { answer: 500, only: 'POST /v1/checkout/sessions' });
    await expect(createSession()).rejects.toThrow();
    const { id, client_reference_id } = await createSession();

    expect(await control(`sessions?client_reference_id=${client_reference_id}`)).toMatchObject({
      body: [{ id }],
    });
    expect(await control(`sessions/${id}/pay`, { with: 'pending@upi' })).toMatchObject({
      body: { status: 'complete', payment_status: 'unpaid' },
    });
    expect(await control(`sessions/${id}/settle`, { outcome: 'succeeded' })).toMatchObject({
      body: { payment_status: 'paid' },
    });
    expect(await control(`sessions/${id}/refund`, { amountInPaise: 100 })).toMatchObject({
      body: { object: 'refund', amount: 100 },
    });
    await control('webhooks/idle', {});
    const { body: deliveries } = await control('webhooks');
    expect(deliveries).toMatchObject([
      { type: 'checkout.session.completed', mode: { delayMilliseconds: 1 }, state: 'delivered' },
      { type: 'checkout.session.async_payment_succeeded', mode: 'deliver' },
      { type: 'charge.refunded' },
    ]);
    const [first] = deliveries as { id: string }[];
    expect(await control(`webhooks/${first?.id}/resend`, {})).toMatchObject({
      body: { status: 200 },
    });
    expect(await control('events', { type: 'charge.succeeded', object: {} })).toMatchObject({
      body: { status: 200 },
    });
    expect(await control('calls')).toMatchObject({ body: { 'POST /v1/checkout/sessions': 2 } });
    expect(await control('reset', {})).toMatchObject({ status: 200 });
    expect(await control('sessions')).toMatchObject({ body: [] });
  });

  test('say what is wrong', async () => {
    const { id } = await createSession();
    await control(`sessions/${id}/expire`, {});

    expect(await control(`sessions/${id}/expire`, {})).toMatchObject({
      status: 409,
      body: { error: `${id} is not open: it is expired.` },
    });
    expect(await control(`sessions/${id}/refund`, {})).toMatchObject({ status: 409 });
    expect(await control('sessions/cs_test_none/pay', {})).toMatchObject({ status: 409 });
    expect(await control('webhooks/mode', { mode: 'burn' })).toMatchObject({ status: 400 });
    expect(await control('elsewhere')).toMatchObject({ status: 404 });
  });

  test('cannot be pressed by a form on a web page', async () => {
    const answer = await fetch(`${emulator.url}/_control/reset`, {
      method: 'POST',
      body: new URLSearchParams(),
    });

    expect(answer.status).toBe(415);
  });
});
