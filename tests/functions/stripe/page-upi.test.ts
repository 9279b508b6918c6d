import { expect, test } from 'vitest';
import { emulateStripe } from '../../support/stripe-emulator.ts';
import { card, expectRedirect, textOf, visit } from '../../support/hosted-page.ts';
import { confirm, openPage, upi } from '../../support/stripe-page.ts';

const shop = emulateStripe();

test('UPI asks for no UPI id: it shows a code to scan, and what the app may answer', async () => {
  const { url, pay, stored } = await openPage(shop);
  const page = await visit(url);
  expect(page.html).not.toMatch(/UPI ID|@upi|name="vpa"/i);

  expectRedirect(await pay(upi), `${new URL(url).pathname}/confirm`);

  const { document } = await visit(`${url}/confirm`);
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('QR code');
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(
    [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim()),
  ).toEqual(['Pay in the app', 'Decline in the app', 'Let the bank answer later']);
  expect(await stored()).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_action', latest_charge: null },
  });
});

test('UPI pays', async () => {
  const { url, pay, stored, returnUrl } = await openPage(shop);
  await pay(upi);

  expectRedirect(await confirm(url, 'success@upi'), returnUrl);

  expect(await stored()).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      latest_charge: { payment_method_details: { type: 'upi', upi: { vpa: 'success@upi' } } },
    },
  });
});

test('UPI can be declined, and stays chosen', async () => {
  const { url, pay, returnUrl } = await openPage(shop);
  await pay(upi);
  const answer = await confirm(url, 'failure@upi');

  expect(textOf(answer)).toContain('Your bank declined the UPI request.');
  expect(answer.document.querySelector<HTMLInputElement>('#method-upi')?.checked).toBe(true);
  await pay(upi);
  expectRedirect(await confirm(url, 'success@upi'), returnUrl);
});

test('UPI can stay pending: back at the shop, not paid yet, and nothing to pay twice', async () => {
  const { id, url, pay, stored, returnUrl } = await openPage(shop);
  await pay(upi);

  expectRedirect(await confirm(url, 'pending@upi'), returnUrl);

  expect(await stored()).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', latest_charge: null },
  });
  expect(textOf(await visit(url))).toContain('Please do not pay again.');
  await shop.emulator.control.settle(id, 'succeeded');
  expect(textOf(await visit(url))).toContain('This is already paid');
});

test.each(['rohan@okbank', ''])('an app that answers as “%s” does not pay', async (answer) => {
  const { url, pay, stored } = await openPage(shop);
  await pay(upi);

  expect(textOf(await confirm(url, answer))).toContain('Scan to pay');

  expect(await stored()).toMatchObject({ payment_intent: { status: 'requires_action' } });
});

test('an app that nobody asked does not pay', async () => {
  const { url, stored } = await openPage(shop);

  expectRedirect(await confirm(url, 'success@upi'), new URL(url).pathname);
  expect((await visit(`${url}/confirm`)).status).toBe(303);

  expect(await stored()).toMatchObject({ status: 'open', payment_intent: null });
});

test('a card pays after all when the app was not used', async () => {
  const { url, pay, returnUrl } = await openPage(shop);
  await pay(upi);

  expectRedirect(await pay(card('4242424242424242')), returnUrl);
  await confirm(url, 'success@upi');
  await shop.emulator.control.idle();

  expect(shop.endpoint.types()).toEqual(['checkout.session.completed']);
});

test('an expiry ends an attempt that was under way', async () => {
  const { id, url, pay, stored } = await openPage(shop);
  await pay(upi);
  await shop.emulator.control.expire(id);

  await confirm(url, 'success@upi');

  expect(await stored()).toMatchObject({
    status: 'expired',
    payment_intent: { status: 'canceled' },
  });
});
