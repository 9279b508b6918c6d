import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { emulateStripe } from '../../support/stripe-emulator.ts';
import {
  card,
  expectRedirect,
  fieldOf,
  type Page,
  textOf,
  visit,
} from '../../support/hosted-page.ts';
import { openPage, upi } from '../../support/stripe-page.ts';

const shop = emulateStripe();

const item = (name: string, unit_amount: number) => ({
  quantity: 1,
  price_data: { currency: 'inr', unit_amount, product_data: { name, description: 'For one.' } },
});

test('the page shows what is bought, its price as India writes it, and that it is a test', async () => {
  const { url } = await openPage(shop, {
    line_items: [item('TPO Development Program', 12_345_600)],
  });

  const page = await visit(url);

  expect(page.status).toBe(200);
  expect(page.document.title).toContain('Test checkout');
  expect(textOf(page)).toContain('Test checkout · no real money');
  expect(textOf(page)).toContain('TPO Development Program');
  expect(textOf(page)).toContain('For one.');
  expect(textOf(page)).toContain('rohan.sharma@example.com');
  expect(page.document.querySelector('h1')?.textContent).toContain('₹1,23,456.00');
  expect(page.document.querySelector('button')?.textContent).toBe('Pay ₹1,23,456.00');
  expect(page.document.querySelector<HTMLAnchorElement>('a.back')?.href).toBe(
    'http://127.0.0.1:9/payment',
  );
});

test('the page escapes what the shop and the customer write', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { url, pay } = await openPage(shop, { line_items: [item(evil, 14_900)] });

  expect((await visit(url)).document.querySelector('img')).toBeNull();
  const answer = await pay(card('1', { name: evil }));
  expect(answer.document.querySelector('img')).toBeNull();
  expect(fieldOf(answer, 'Name on card').value).toBe(evil);
});

test('the page loads nothing from elsewhere, runs no script, and has the colours of the site', async () => {
  const { url } = await openPage(shop);
  const { headers, document } = await visit(url);
  const policy = headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("form-action 'self' http://127.0.0.1:9");
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const styles = await Promise.all(
    sheets.map(async (link) => (await fetch(new URL(link.getAttribute('href') ?? '', url))).text()),
  );
  const defined = new Set(styles.join().match(/--[a-z-]+(?=:)/g));
  const used = new Set(styles.join().match(/--[a-z-]+(?=\))/g));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect(styles[0]).toContain('--paper');
});

test('the page is valid HTML in every state', async () => {
  const open = await openPage(shop);
  const paid = await openPage(shop);
  const expired = await openPage(shop);
  const scanned = await openPage(shop);
  const asked = await openPage(shop);
  await paid.pay(card('4242424242424242'));
  await shop.emulator.control.expire(expired.id);
  await scanned.pay(upi);
  await asked.pay(card('4000002500003155'));
  const rules = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Matters of taste in generated HTML.
    rules: { 'no-trailing-whitespace': 'off', 'void-style': 'off', 'doctype-style': 'off' },
  });

  for (const page of [
    await visit(open.url),
    await open.pay(card('4000000000000002')),
    await open.pay(card('4000')),
    await visit(`${scanned.url}/confirm`),
    await visit(`${asked.url}/confirm`),
    await visit(paid.url),
    await visit(expired.url),
    await visit(`${shop.emulator.url}/pay/cs_test_none`),
  ]) {
    const { results } = await rules.validateString(page.html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});

const methodsOf = ({ document }: Page) =>
  [...document.querySelectorAll<HTMLInputElement>('[name=method]')].map(({ value }) => value);

test.each(['card', 'upi'] as const)(
  'a page that offers %s only takes nothing else',
  async (method) => {
    const other = method === 'card' ? upi : card('4242424242424242');
    const { url, pay, stored } = await openPage(shop, { allowed_payment_method_types: [method] });

    const page = await visit(url);
    expect(methodsOf(page)).toEqual([method]);
    expect(page.document.querySelector<HTMLInputElement>('[name=method]')?.checked).toBe(true);
    await pay(other);
    expect(await stored()).toMatchObject({ payment_status: 'unpaid', payment_intent: null });
  },
);

test('the usual page offers both ways to pay', async () => {
  expect(methodsOf(await visit((await openPage(shop)).url))).toEqual(['card', 'upi']);
});

test('a paid page says so, and a second press leads where the first one did', async () => {
  const { url, pay, returnUrl } = await openPage(shop);
  await pay(card('4242424242424242'));

  const again = await visit(url);
  expectRedirect(await pay(card('4242424242424242')), returnUrl);
  await shop.emulator.control.idle();

  expect(textOf(again)).toContain('You paid ₹149.00. You do not need to pay again.');
  expect(again.document.querySelector('a')?.href).toBe(returnUrl);
  expect(shop.endpoint.types()).toEqual(['checkout.session.completed']);
});

test('an expired page says so, and takes no payment', async () => {
  const { id, url, pay, stored } = await openPage(shop);
  await shop.emulator.control.expire(id);

  expect(textOf(await visit(url))).toContain('This checkout has expired');
  expect(textOf(await pay(card('4242424242424242')))).toContain('Nothing was charged.');
  expect(await stored()).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
});

test('a page that never was is not found', async () => {
  expect((await visit(`${shop.emulator.url}/pay/cs_test_none`)).status).toBe(404);
  expect((await visit(shop.emulator.url)).status).toBe(404);
});
