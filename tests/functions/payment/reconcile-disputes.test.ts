import { describe, expect, test } from 'vitest';
import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';
import { disputeOf, newsOfDisputes } from './disputes.ts';
import { paidWith, subjects } from './paid-with.ts';
import { useRefunds } from './refunds.ts';
import { reconcile } from './silent-orders.ts';

useRefunds();

/** A paid order whose bank takes the money back; none of the webhooks about that arrive. */
async function silentlyDisputed() {
  const order = await paidWith(tested.methods.card);
  shop.provider.setWebhooks('lose', { customerEmail: order.email });
  const { id } = await shop.provider.dispute(order.sessionId, { reason: tested.notReceived });
  await shop.provider.idle();
  return { ...order, disputeId: id };
}

describe('a dispute of which no webhook told', () => {
  test('is recorded, once, and the mentor hears until when to answer', async () => {
    const { email } = await silentlyDisputed();
    expect(await disputeOf(email)).toEqual(['paid', null]);
    expect((await reconcile()).body).toMatchObject({ disputed: 1 });
    expect(await disputeOf(email)).toEqual(['paid', 'open']);
    expect(await newsOfDisputes(email)).toEqual([
      { state: 'open', reason: 'not_received', is_due: true },
    ]);
    expect((await reconcile()).body).toMatchObject({ disputed: 0 });
    expect(await newsOfDisputes(email)).toHaveLength(1);
  });

  test('is followed to its end, and a late webhook of its beginning changes nothing', async () => {
    const { email, disputeId } = await silentlyDisputed();
    await reconcile();
    await shop.provider.moveDispute(disputeId, 'answered');
    expect((await reconcile()).body).toMatchObject({ disputed: 1 });
    expect(await disputeOf(email)).toEqual(['paid', 'answered']);
    await shop.provider.moveDispute(disputeId, 'lost');
    expect((await reconcile()).body).toMatchObject({ disputed: 1 });
    expect(await disputeOf(email)).toEqual(['refunded', 'lost']);
    expect(await subjects(email), 'we have refunded nothing').toEqual(['Booking confirmed']);

    const first = shop.provider
      .webhooks()
      .find(({ event }) => JSON.stringify(event).includes(disputeId));
    expect(first).toBeDefined();
    expect(await shop.provider.resend(first?.id ?? '')).toMatchObject({ status: 200 });
    expect(await disputeOf(email)).toEqual(['refunded', 'lost']);
  });

  test('waits for the next round when the provider does not answer', async () => {
    const { email } = await silentlyDisputed();
    shop.provider.failCalls({ answer: 500 }, { times: 2, only: tested.routes.listDisputes });
    expect(await reconcile()).toMatchObject({ status: 200, body: { disputed: 0 } });
    expect(await disputeOf(email)).toEqual(['paid', null]);
    expect((await reconcile()).body).toMatchObject({ disputed: 1 });
    expect(await disputeOf(email)).toEqual(['paid', 'open']);
  });

  test('is not ours where another site sells with the same account', async () => {
    const { email, orderId } = await silentlyDisputed();
    const { backend } = shop.stack;
    await backend.query(
      `update payments set provider_payment_id = 'of_another_site' where order_id = $1`,
      [orderId],
    );
    const before = await backend.query('select count(*) from provider_events');
    expect((await reconcile()).body).toMatchObject({ disputed: 0 });
    expect(await disputeOf(email)).toEqual(['paid', null]);
    expect(await backend.query('select count(*) from provider_events')).toEqual(before);
  });
});
