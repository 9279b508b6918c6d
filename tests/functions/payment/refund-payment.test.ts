import { beforeAll, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { tested } from '../../support/providers/tested.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { bothMails, paidOrder, refundCalls, state } from './paid-order.ts';

let admin: { Authorization: string };

useShop({ seed: 'sample' });

beforeAll(async () => {
  admin = await shop.signIn('admin');
});

const refunded = { payment_status: 'refunded', refund_state: 'done' };

const refund = (orderId: unknown, headers: Record<string, string> = admin) =>
  shop.call('refund-payment', { body: { orderId }, headers });

test('an admin gives the money back: it is refunded at once, and one mail says so', async () => {
  const { email, orderId } = await paidOrder();
  expect(await refund(orderId)).toMatchObject({
    status: 200,
    body: { payment_status: 'refunded' },
  });
  await shop.provider.idle();
  expect(await state(email)).toBe('refunded');
  expect(await shop.received(email)).toEqual(bothMails);
});

test('without any webhook it is refunded all the same', async () => {
  const { email, orderId } = await paidOrder();
  shop.provider.setWebhooks('lose', { customerEmail: email });
  expect((await refund(orderId)).body).toEqual(refunded);
  expect(await shop.received(email)).toEqual(bothMails);
});

test('two clicks, or two admins, give the money back once', async () => {
  const { email, orderId, sessionId } = await paidOrder();
  const answers = await Promise.all([refund(orderId), refund(orderId), refund(orderId)]);
  for (const { body } of answers) expect(body).toEqual(refunded);
  const before = refundCalls();
  expect((await refund(orderId)).body).toEqual(refunded);
  expect(refundCalls(), 'what is refunded is not asked for again').toBe(before);
  await shop.provider.idle();
  expect(await shop.received(email)).toEqual(bothMails);
  await expect(shop.provider.refund(sessionId)).rejects.toThrow(/refunded/);
  const auditLog = 'select admin_name, summary from admin_actions where row_id = $1 order by 1';
  expect(await shop.stack.backend.query(auditLog, [orderId])).toEqual([
    { admin_name: 'Ananya Mehra', summary: 'asked for the refund' },
    {
      admin_name: 'The service key',
      summary: expect.stringContaining('payment_status: paid → refunded'),
    },
  ]);
});

test('what was refunded in the dashboard, unheard, is found refunded', async () => {
  const { email, orderId, sessionId } = await paidOrder();
  shop.provider.setWebhooks('lose', { customerEmail: email });
  await shop.provider.refund(sessionId);
  expect((await refund(orderId)).body).toEqual(refunded);
  expect(await shop.received(email)).toEqual(bothMails);
});

test('when the provider fails nothing changes, its words stay inside, and trying again works', async () => {
  const { email, orderId } = await paidOrder();
  shop.provider.failCalls(
    { answer: 500, message: 'secret' },
    { times: 2, only: tested.routes.refund },
  );
  const { status, body, text } = await refund(orderId);
  expect(status).toBe(502);
  expect(body['title']).toBe('Refund Failed');
  expect(text).not.toContain('secret');
  expect(await state(email)).toBe('paid');
  expect((await refund(orderId)).body).toEqual(refunded);
});

test('an answer that is lost after the provider refunded leaves nothing half done', async () => {
  const { email, orderId } = await paidOrder();
  shop.provider.failCalls(
    { answer: 'reset', afterwards: true },
    { times: 2, only: tested.routes.refund },
  );
  await refund(orderId);
  expect((await refund(orderId)).body).toEqual(refunded);
  await shop.provider.idle();
  expect(await shop.received(email)).toEqual(bothMails);
});

test('an order that is not paid cannot be refunded', async () => {
  const { body } = await shop.pay(newOrder());
  const before = refundCalls();
  expect(await refund(body['orderId'])).toMatchObject({
    status: 409,
    body: { detail: 'Only a paid order can be refunded.' },
  });
  expect(refundCalls()).toBe(before);
});

test.each([
  ['an unknown order', `ord_${'0'.repeat(32)}`, 404],
  ['a guess', 'ord_1', 400],
  ['no order', undefined, 400],
  ['a list', ['ord_1'], 400],
])('%s is refused', async (_, orderId, expected) => {
  expect((await refund(orderId)).status).toBe(expected);
});

test.each<[string, () => Promise<Record<string, string>>]>([
  ['a visitor', async () => ({})],
  ['a student', () => shop.signIn('student')],
  [
    'someone who holds the public key',
    async () => ({ Authorization: `Bearer ${shop.stack.backend.anonKey}` }),
  ],
  ['someone who makes up a token', async () => ({ Authorization: 'Bearer a.b.c' })],
])('%s refunds nothing', async (_, headersOf) => {
  const { email, orderId } = await paidOrder();
  const before = refundCalls();
  expect((await refund(orderId, await headersOf())).status).toBe(403);
  expect(refundCalls()).toBe(before);
  expect(await state(email)).toBe('paid');
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await shop.call('refund-payment', { method })).status).toBe(405);
});

test('over the limit of a day an admin has to sign in again, even when the page does not ask', async () => {
  await shop.stack.backend.query(
    `update auth.sessions set created_at = now() - interval '11 minutes'`,
  );
  await shop.stack.backend.query('delete from private.refund_requests');
  const orders = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()];
  const before = refundCalls();
  // Four orders of ₹149 are more than the limit, three are not.
  const answers = await Promise.all(orders.map(({ orderId }) => refund(orderId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403]);
  expect(refundCalls() - before).toBe(3);
  const refused = answers.findIndex(({ status }) => status === 403);
  expect(answers[refused]?.body).toMatchObject({ reauthenticate: true });
  const { orderId, email } = orders[refused] ?? { orderId: '', email: '' };
  expect(await state(email)).toBe('paid');

  const again = await shop.signIn('admin');
  expect((await refund(orderId, again)).body).toEqual(refunded);
});
