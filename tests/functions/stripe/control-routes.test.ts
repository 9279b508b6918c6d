import { expect, test } from 'vitest';
import { bookingSession, emulateStripe } from '../../support/stripe-emulator.ts';

const shop = emulateStripe();

async function control(path: string, body?: unknown) {
  const response = await fetch(`${shop.emulator.url}/_control/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const customerEmail = bookingSession().customer_email;

test('another process can do by HTTP what a test can', async () => {
  await control('webhooks/mode', { mode: { delayMilliseconds: 1 }, customerEmail });
  await control('faults', { answer: 500, times: 1, customerEmail });
  await expect(shop.createSession()).rejects.toThrow();
  const { id, client_reference_id } = await shop.createSession();

  expect(await control(`sessions?client_reference_id=${client_reference_id}`)).toMatchObject({
    body: [{ id }],
  });
  expect(await control(`sessions/${id}/pay`, { with: 'pending@upi' })).toMatchObject({
    body: { status: 'complete', payment_status: 'unpaid' },
  });
  expect(await control(`sessions/${id}/settle`, { outcome: 'succeeded' })).toMatchObject({
    body: { payment_status: 'paid' },
  });
  expect(await control(`sessions/${id}/refund`, {})).toMatchObject({
    body: { object: 'refund', amount: 14_900 },
  });
  await control('webhooks/idle', {});
  expect(shop.endpoint.types().sort()).toEqual([
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'refund.created',
  ]);
});

test('the routes say what is wrong', async () => {
  const { id } = await shop.createSession();
  await control(`sessions/${id}/expire`, {});

  expect(await control(`sessions/${id}/expire`, {})).toMatchObject({
    status: 409,
    body: { error: `${id} is not open: it is expired.` },
  });
  expect(await control(`sessions/${id}/refund`, {})).toMatchObject({ status: 409 });
  expect(await control('sessions/cs_test_none/pay', {})).toMatchObject({ status: 409 });
  expect(await control('webhooks/mode', { mode: 'burn', customerEmail })).toMatchObject({
    status: 400,
  });
  expect(await control('faults', { answer: 500, times: 1, custumerEmail: '' })).toMatchObject({
    status: 400,
  });
  expect(await control('elsewhere')).toMatchObject({ status: 404 });
});

test('a form on a web page cannot do it', async () => {
  const { id } = await shop.createSession();

  const answer = await fetch(`${shop.emulator.url}/_control/sessions/${id}/pay`, {
    method: 'POST',
    body: new URLSearchParams(),
  });

  expect(answer.status).toBe(415);
});
