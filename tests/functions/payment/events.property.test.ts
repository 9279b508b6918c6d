import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';
import { newOrder } from '../../support/shop-order.ts';
import type { Kind as Told } from '../../support/providers/provider.ts';
import { tested } from '../../support/providers/tested.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.stop());

/** Told by the provider, or asked by us. */
type Kind = Told | 'asked';

const kinds: readonly Kind[] = [...tested.kinds, 'asked'];

interface Paid {
  email: string;
  orderId: string;
  page: { id: string };
}

interface News {
  kind: Kind;
  /** How often the very same event arrives. */
  times: number;
}

const news = fc.record({ kind: fc.constantFrom(...kinds), times: fc.integer({ min: 1, max: 3 }) });

/** An order whose money the provider has, and of which we have heard nothing. */
async function paidInSilence(): Promise<Paid> {
  await shop.forgetCounts();
  const order = newOrder();
  shop.provider.setWebhooks('lose', { customerEmail: order.customerEmail });
  const { body } = await shop.pay(order);
  return {
    email: order.customerEmail,
    orderId: String(body['orderId']),
    page: await shop.provider.pay(String(body['paymentSessionId'])),
  };
}

async function tell(paid: Paid, { kind, times }: News): Promise<void> {
  const id = `evt_${randomUUID()}`;
  for (let time = 0; time < times; time += 1) {
    if (kind === 'asked') {
      await shop.forgetCounts();
      await shop.status(paid.orderId);
    } else {
      const { status } = await shop.provider.send({
        ...tested.eventOf(kind, paid.page, paid.orderId),
        id,
      });
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
});

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
});
