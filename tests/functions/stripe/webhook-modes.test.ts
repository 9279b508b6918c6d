import { expect, test } from 'vitest';
import { bookingSession, emulateStripe, verified } from '../../support/stripe-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';
import type { ReceivedWebhook } from '../../support/webhook-endpoint.ts';

const shop = emulateStripe();

const customerEmail = String(bookingSession().customer_email);

test('a webhook can be lost, but not the payment', async () => {
  shop.emulator.control.setWebhooks('lose', { customerEmail });

  const { id } = await shop.paidSession();

  expect(shop.endpoint.received).toEqual([]);
  expect(shop.emulator.control.webhooks()).toMatchObject([{ state: 'lost', sessionId: id }]);
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
  });
});

test('only the webhooks of one customer change', async () => {
  shop.emulator.control.setWebhooks('lose', { customerEmail });

  await shop.paidSession();
  await shop.paidSession({ customer_email: 'another@example.com' });

  expect(shop.endpoint.received.map(({ event }) => event.data.object)).toMatchObject([
    { customer_email: 'another@example.com' },
  ]);
});

test('a webhook can be doubled: the same event comes twice', async () => {
  shop.emulator.control.setWebhooks('double', { customerEmail });

  await shop.paidSession();

  expect(shop.endpoint.received).toHaveLength(2);
  expect(shop.endpoint.received[0]?.event.id).toBe(shop.endpoint.received[1]?.event.id);
  for (const webhook of shop.endpoint.received) expect(() => verified(webhook)).not.toThrow();
});

test('a webhook can be delayed', async () => {
  shop.emulator.control.setWebhooks({ delayMilliseconds: 200 }, { customerEmail });
  const { id } = await shop.createSession();
  const paidAt = Date.now();
  await shop.emulator.control.pay(id);
  await shop.emulator.control.idle();

  expect(shop.endpoint.received).toHaveLength(1);
  expect(Date.now() - paidAt).toBeGreaterThanOrEqual(190);
});

test('a webhook can be sent again, a lost one too', async () => {
  const { control } = shop.emulator;
  control.setWebhooks('lose', { customerEmail });
  await shop.paidSession();
  const [lost] = control.webhooks();

  const answer = await control.resend(String(lost?.id));

  expect(answer).toMatchObject({ status: 200, body: 'answered 200' });
  expect(shop.endpoint.received[0]?.event.id).toBe(lost?.id);
  await expect(control.resend('evt_none')).rejects.toThrow('no event');
});

test('what never happened can be sent, signed by whom and when a test likes', async () => {
  const { control } = shop.emulator;
  const object = { ...(await shop.paidSession()), amount_total: 1 };
  const type = 'checkout.session.completed';

  await control.send({ type, object, id: 'evt_mine' });
  await control.send({ type, object, secret: 'whsec_of_somebody_else' });
  await control.send({ type, object, signedAt: secondsFromNow(-301) });

  const [, mine, foreign, old] = shop.endpoint.received as ReceivedWebhook[];
  expect(verified(mine!)).toMatchObject({ id: 'evt_mine', data: { object: { amount_total: 1 } } });
  expect(() => verified(foreign!)).toThrow();
  expect(() => verified(old!)).toThrow('Timestamp outside the tolerance zone');
});
