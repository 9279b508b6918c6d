import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder } from '../../support/shop-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const kinds = [
  'paid',
  'paid late',
  'unpaid',
  'expired',
  'failed late',
  'refunded',
  'wrong sum',
  'wrong currency',
  'asked',
] as const;
type Kind = (typeof kinds)[number];

interface News {
  kind: Kind;
  /** How often the very same event arrives. */
  times: number;
}
const news = fc.record({ kind: fc.constantFrom(...kinds), times: fc.integer({ min: 1, max: 3 }) });

interface Paid {
  email: string;
  orderId: string;
  session: Stripe.Checkout.Session;
}

/** An order whose money Stripe has, and of which we have heard nothing. */
async function paidInSilence(): Promise<Paid> {
  await shop.forgetCounts();
  const order = newOrder();
  shop.stripe.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return {
    email: order.customerEmail,
    orderId: String(body['orderId']),
    session: await shop.stripe.pay(String(body['paymentSessionId'])),
  };
}

const unpaid = { payment_status: 'unpaid' } as const;

interface Told {
  type: Stripe.Event['type'];
  object: Partial<Stripe.Checkout.Session> | Partial<Stripe.Charge>;
}

function eventOf(kind: Exclude<Kind, 'asked'>, { session, orderId }: Paid): Told {
  switch (kind) {
    case 'paid':
      return { type: 'checkout.session.completed', object: session };
    case 'paid late':
      return { type: 'checkout.session.async_payment_succeeded', object: session };
    case 'unpaid':
      return { type: 'checkout.session.completed', object: { ...session, ...unpaid } };
    case 'expired':
      return {
        type: 'checkout.session.expired',
        object: { ...session, ...unpaid, status: 'expired' },
      };
    case 'failed late':
      return {
        type: 'checkout.session.async_payment_failed',
        object: { ...session, ...unpaid },
      };
    case 'refunded':
      return {
        type: 'charge.refunded',
        object: {
          id: 'ch_1',
          object: 'charge',
          amount: session.amount_total ?? 0,
          amount_refunded: session.amount_total ?? 0,
          currency: session.currency ?? '',
          livemode: false,
          metadata: { order_id: orderId },
          payment_intent: session.payment_intent,
          refunded: true,
        } satisfies Partial<Stripe.Charge>,
      };
    case 'wrong sum':
      return { type: 'checkout.session.completed', object: { ...session, amount_total: 100 } };
    case 'wrong currency':
      return { type: 'checkout.session.completed', object: { ...session, currency: 'usd' } };
  }
}

async function tell(paid: Paid, { kind, times }: News): Promise<void> {
  const id = `evt_${randomUUID()}`;
  for (let time = 0; time < times; time += 1) {
    if (kind === 'asked') {
      await shop.forgetCounts();
      await shop.status(paid.orderId);
    } else {
      const { status } = await shop.stripe.send({ ...eventOf(kind, paid), id });
      expect(status).toBe(200);
    }
  }
}

const stateOf = async ({ email }: Paid) => (await shop.orders(email))[0]?.payment_status ?? '';

/** What docs/architecture.md, "Money", allows, said once more and without SQL. */
function next(state: string, kind: Kind): string {
  if (kind === 'refunded') return 'refunded';
  if (kind === 'paid' || kind === 'paid late') return state === 'refunded' ? state : 'paid';
  if (state !== 'pending') return state;
  if (kind === 'asked') return 'paid';
  if (kind === 'expired') return 'expired';
  return kind === 'failed late' ? 'failed' : state;
}

const count = (list: string[], wanted: string) => list.filter((one) => one === wanted).length;

async function expectMails({ email }: Paid, states: string[]): Promise<void> {
  const mails = await shop.queued(email);
  expect(count(mails, 'booking_confirmation')).toBe(states.includes('paid') ? 1 : 0);
  expect(count(mails, 'refund')).toBe(states.includes('refunded') ? 1 : 0);
  expect(count(mails, 'payment_failed') + count(mails, 'payment_expired')).toBeLessThanOrEqual(1);
}

test('in any order of events, paid is never undone and never counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(news, { minLength: 1, maxLength: 7 }), async (allNews) => {
      const paid = await paidInSilence();
      const states = ['pending'];
      for (const one of allNews) {
        await tell(paid, one);
        states.push(next(states.at(-1) ?? '', one.kind));
        expect(await stateOf(paid)).toBe(states.at(-1));
      }
      await expectMails(paid, states);
      // One about the failure may be on its way already when the payment makes it superfluous.
      const subjects = await shop.received(paid.email);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(subjects.length).toBeGreaterThanOrEqual((await shop.queued(paid.email)).length);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('when all the news comes at once, the strongest wins and each mail goes out once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(news, { minLength: 2, maxLength: 8 }), async (allNews) => {
      const paid = await paidInSilence();
      await Promise.all(allNews.map((one) => tell(paid, one)));

      const told = (...wanted: Kind[]) => allNews.some(({ kind }) => wanted.includes(kind));
      const state = await stateOf(paid);
      if (told('refunded')) expect(state).toBe('refunded');
      else if (told('paid', 'paid late')) expect(state).toBe('paid');
      else if (told('asked', 'expired', 'failed late')) {
        expect(['paid', 'expired', 'failed']).toContain(state);
      } else expect(state).toBe('pending');

      const mails = await shop.queued(paid.email);
      expect(new Set(mails).size).toBe(mails.length);
      expect(count(mails, 'refund')).toBe(state === 'refunded' ? 1 : 0);
      if (state === 'paid') expect(mails).toContain('booking_confirmation');
    }),
    { numRuns: 20 },
  );
}, 120_000);
