import { createHmac } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { card, fieldOf, textOf, visit } from '../../support/hosted-page.ts';
import { emulateRazorpay, keySecret } from '../../support/razorpay-emulator.ts';

const shop = emulateRazorpay();

// razorpay.com/docs/payments/payments/test-upi-details and /test-card-details
const upi = (vpa: string) => ({ method: 'upi', vpa });
const visa = card('4100 2800 0000 1007');

async function openPage(changes?: object) {
  const { id, short_url } = await shop.createLink(changes);
  return {
    id,
    url: short_url,
    pay: (form: Record<string, string>) => visit(short_url, form),
    enter: (code: string) => visit(`${short_url}/code`, { code }),
    status: () => shop.emulator.control.sessions().find((link) => link.id === id)?.status,
  };
}

test('the page offers UPI first, shows the price as India writes it, and that it is a test', async () => {
  const { url } = await openPage({ amount: 12_345_600 });
  const page = await visit(url);
  expect(textOf(page)).toContain('Test checkout · no real money');
  expect(textOf(page)).toContain('1-to-1 Resume Preparation');
  expect(page.document.querySelector('button')?.textContent).toBe('Pay ₹1,23,456.00');
  const ways = [...page.document.querySelectorAll<HTMLInputElement>('[name=method]')];
  expect(ways.map(({ value }) => value)).toEqual(['upi', 'card']);
  expect(ways[0]?.checked).toBe(true);
  expect(page.html).not.toContain('Stripe');
  const display = {
    blocks: { ways: { name: 'Card', instruments: [{ method: 'card' }] } },
    sequence: ['block.ways'],
    preferences: { show_default_blocks: false },
  };
  const only = await openPage({ options: { checkout: { config: { display } } } });
  expect((await visit(only.url)).document.querySelectorAll('[name=method]')).toHaveLength(1);
});

test('UPI pays, and leads back with a signed answer', async () => {
  const { id, pay, status } = await openPage();
  const answer = await pay(upi('success@razorpay'));
  expect(answer.status).toBe(303);
  expect(status()).toBe('paid');
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '');
  expect(pathname).toBe('/payment/success');
  const told = Object.fromEntries(searchParams);
  expect(told).toMatchObject({
    order_id: 'ord_of_the_test',
    razorpay_payment_link_id: id,
    razorpay_payment_link_status: 'paid',
  });
  const signed = ['link_id', 'link_reference_id', 'link_status', 'id'].map(
    (name) => told[`razorpay_payment_${name}`],
  );
  expect(told['razorpay_signature']).toBe(
    createHmac('sha256', keySecret).update(signed.join('|')).digest('hex'),
  );
  const again = await pay(upi('success@razorpay'));
  expect(again.headers.get('location'), 'a second press').toBe(answer.headers.get('location'));
});

test('UPI can be declined, and another id is asked for again with what was typed', async () => {
  const { pay, status } = await openPage();
  expect(textOf(await pay(upi('failure@razorpay')))).toContain('Nothing was charged.');
  expect(fieldOf(await pay(upi('rohan@okbank')), 'UPI ID')).toMatchObject({
    value: 'rohan@okbank',
    invalid: true,
    error: 'Type success@razorpay or failure@razorpay: this is a test.',
  });
  expect(status()).toBe('created');
});

test('a card pays after the code of the bank; a code that is too short fails it', async () => {
  const { id, url, pay, enter, status } = await openPage();
  expect((await pay(visa)).headers.get('location')).toBe(`/pay/${id}/code`);
  expect(textOf(await visit(`${url}/code`))).toContain('Your bank asks for a code');
  const declined = await enter('123');
  expect(textOf(declined)).toContain('declined by the bank');
  expect(declined.document.querySelector<HTMLInputElement>('#method-card')?.checked).toBe(true);
  expect((await enter('1234')).headers.get('location'), 'nobody asked').toBe(`/pay/${id}`);
  await pay(visa);
  expect((await enter('1234')).headers.get('location')).toContain('/payment/success');
  expect(status()).toBe('paid');
});

test('a card that is none of the test cards, or not whole, is not taken', async () => {
  const { pay } = await openPage();
  expect(fieldOf(await pay(card('4242 4242 4242 4242')), 'Card number').error).toContain(
    'one of the cards to test with',
  );
  expect(fieldOf(await pay(card('4100')), 'Card number')).toMatchObject({ invalid: true });
});

test('a link that is paid, cancelled, expired or unknown says so', async () => {
  const { id, url, pay } = await openPage();
  await pay(upi('success@razorpay'));
  expect(textOf(await visit(url))).toContain('You paid ₹149.00.');
  const over = await openPage();
  await shop.emulator.control.expire(over.id);
  expect(textOf(await over.pay(upi('success@razorpay')))).toContain('Nothing was charged.');
  expect(over.status()).toBe('expired');
  expect((await visit(url.replace(id, 'plink_none'))).status).toBe(404);
});

test('the page escapes what the shop and the customer write, and is valid in every state', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { url, pay } = await openPage({ description: evil });
  const [waiting, paid] = [await openPage(), await openPage()];
  await waiting.pay(visa);
  await paid.pay(upi('success@razorpay'));
  const rules = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'no-trailing-whitespace': 'off', 'void-style': 'off', 'doctype-style': 'off' },
  });
  for (const page of [
    await visit(url),
    await pay(upi(evil)),
    await pay(upi('failure@razorpay')),
    await visit(`${waiting.url}/code`),
    await visit(paid.url),
  ]) {
    expect(page.document.querySelector('img')).toBeNull();
    const { results } = await rules.validateString(page.html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});
