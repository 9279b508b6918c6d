import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningStripe } from '../../../local/stripe/stripe.ts';
import {
  bookingSession,
  openEndpoint,
  sdkFor,
  startEmulator,
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

interface Page {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
}

/** Opens a page, or posts its form, as a browser without JavaScript does. */
async function visit(url: string, form?: Record<string, string>): Promise<Page> {
  const response = await fetch(new URL(url, emulator.url), {
    redirect: 'manual',
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  return { status: response.status, headers: response.headers, html, document };
}

const nextYear = String(new Date().getFullYear() + 1).slice(2);

const card = (number: string, changes: Record<string, string> = {}) => ({
  method: 'card',
  'card-number': number,
  expiry: `12 / ${nextYear}`,
  cvc: '123',
  name: 'Rohan Sharma',
  ...changes,
});

const upi = { method: 'upi' };

/** What somebody does in the UPI app that scanned the code, or that the phone opened. */
const inTheApp = (url: string, answer: string) => visit(`${url}/upi`, { app: answer });

async function openPage(changes?: Partial<Stripe.Checkout.SessionCreateParams>) {
  const session = await stripe.checkout.sessions.create(bookingSession(changes));
  const url = String(session.url);
  return {
    id: session.id,
    url,
    pay: (form: Record<string, string>) => visit(url, form),
    stored: () =>
      stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] }),
    returnUrl: `http://127.0.0.1:9/payment/success?session_id=${session.id}`,
  };
}

const textOf = ({ document }: Page) => document.body.textContent.replace(/\s+/g, ' ');

/** What a screen reader says about a field: its label and its error. */
function fieldOf({ document }: Page, label: string) {
  const found = [...document.querySelectorAll('label')].find(
    (candidate) => candidate.textContent.trim() === label,
  );
  const input = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null;
  const describedBy = input?.getAttribute('aria-describedby');
  return {
    value: input?.value,
    invalid: input?.getAttribute('aria-invalid') === 'true',
    focused: input?.autofocus,
    error: describedBy ? document.getElementById(describedBy)?.textContent : undefined,
  };
}

function expectPaidAndSentBack(answer: Page, returnUrl: string) {
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(returnUrl);
}

describe('the hosted page', () => {
  test('shows what is bought, its price as India writes it, and that it is a test', async () => {
    const { url } = await openPage({
      line_items: [
        {
          quantity: 3,
          price_data: {
            currency: 'inr',
            unit_amount: 12_345_600,
            product_data: { name: 'TPO Development Program', description: 'For one college.' },
          },
        },
      ],
    });

    const page = await visit(url);

    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Test checkout');
    expect(textOf(page)).toContain('TPO Development Program');
    expect(textOf(page)).toContain('For one college.');
    expect(textOf(page)).toContain('3 × ₹1,23,456.00');
    expect(page.document.querySelector('h1')?.textContent).toContain('₹3,70,368.00');
    expect(page.document.querySelector('button[type=submit]')?.textContent.trim()).toBe(
      'Pay ₹3,70,368.00',
    );
    expect(page.document.querySelector<HTMLAnchorElement>('a.back')?.href).toBe(
      'http://127.0.0.1:9/payment',
    );
  });

  test('escapes what the shop and the customer write', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const { url, pay } = await openPage({
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'inr', unit_amount: 14_900, product_data: { name: evil } },
        },
      ],
    });

    expect((await visit(url)).document.querySelector('img')).toBeNull();
    const answer = await pay(card('1', { name: evil }));
    expect(answer.document.querySelector('img')).toBeNull();
    expect(fieldOf(answer, 'Name on card').value).toBe(evil);
  });

  test('asks for an e-mail only when the shop does not know it', async () => {
    const known = await visit((await openPage()).url);
    const { customer_email: _, ...anonymous } = bookingSession();
    const session = await stripe.checkout.sessions.create(anonymous);
    const url = String(session.url);

    expect(textOf(known)).toContain('rohan.sharma@example.com');
    expect(fieldOf(known, 'Email').value).toBeUndefined();
    expect(fieldOf(await visit(url), 'Email').value).toBe('');
    expect(fieldOf(await visit(url, card('4242424242424242')), 'Email')).toMatchObject({
      invalid: true,
      error: 'Enter an email address, like name@example.com.',
    });

    await visit(url, card('4242424242424242', { email: 'ananya@example.com' }));
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'ananya@example.com', name: 'Rohan Sharma' },
    });
  });

  test('loads nothing from elsewhere and runs nothing written into it', async () => {
    const { headers } = await visit((await openPage()).url);
    const policy = headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9");
    for (const asset of ['checkout.css', 'checkout.js']) {
      expect((await visit(`/assets/${asset}`)).status).toBe(200);
    }
  });

  test('is valid HTML in every state', async () => {
    const open = await openPage();
    const paid = await openPage();
    const expired = await openPage();
    const asked = await openPage();
    const scanned = await openPage();
    await paid.pay(card('4242424242424242'));
    await emulator.control.expire(expired.id);
    await asked.pay(card('4000002500003155'));
    await scanned.pay(upi);
    const rules = new HtmlValidate({
      extends: ['html-validate:recommended'],
      // Matters of taste in generated HTML.
      rules: { 'no-trailing-whitespace': 'off', 'void-style': 'off', 'doctype-style': 'off' },
    });

    for (const page of [
      await visit(open.url),
      await open.pay(card('4000000000000002')),
      await visit(`${scanned.url}/upi`),
      await visit(paid.url),
      await visit(expired.url),
      await visit(`${asked.url}/authenticate`),
      await visit('/pay/cs_test_none'),
    ]) {
      const { results } = await rules.validateString(page.html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });
});

describe('a card', () => {
  test.each(['4242 4242 4242 4242', '5555555555554444', '4000-0035-6000-0008'])(
    '%s pays and leads back to the shop',
    async (number) => {
      const { pay, stored, returnUrl } = await openPage();

      expectPaidAndSentBack(await pay(card(number)), returnUrl);

      expect(await stored()).toMatchObject({
        status: 'complete',
        payment_status: 'paid',
        payment_intent: {
          latest_charge: {
            payment_method_details: { type: 'card', card: { last4: number.slice(-4) } },
            billing_details: { name: 'Rohan Sharma' },
          },
        },
      });
    },
  );

  test('that is declined says so and leaves the page open for another', async () => {
    const { pay, stored, returnUrl } = await openPage();

    const answer = await pay(card('4000 0000 0000 0002'));

    expect(answer.status).toBe(200);
    expect(answer.document.querySelector('[role=alert]')?.textContent).toContain(
      'Your card was declined.',
    );
    expect(answer.document.title).toContain('Not paid');
    expect(fieldOf(answer, 'Card number').value).toBe('4000 0000 0000 0002');
    expect(fieldOf(answer, 'CVC (CVV)').value).toBe('');
    const declined = await stored();
    expect(declined).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
        latest_charge: { status: 'failed', paid: false, outcome: { type: 'issuer_declined' } },
      },
    });

    expectPaidAndSentBack(await pay(card('4242424242424242')), returnUrl);
    const paid = await stored();
    expect(paid.payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect((paid.payment_intent as Stripe.PaymentIntent).id).toBe(
      (declined.payment_intent as Stripe.PaymentIntent).id,
    );
  });

  test('that is no test card is declined', async () => {
    const answer = await (await openPage()).pay(card('4111111111111111'));

    expect(textOf(answer)).toContain('used a non test card');
  });

  test('that asks for authentication pays when it is completed', async () => {
    const { url, pay, stored, returnUrl } = await openPage();

    const asked = await pay(card('4000002500003155'));
    expect(asked.headers.get('location')).toBe(`${new URL(url).pathname}/authenticate`);
    expect(await stored()).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action', next_action: { type: 'redirect_to_url' } },
    });
    expect(textOf(await visit(`${url}/authenticate`))).toContain('Complete authentication');

    expectPaidAndSentBack(await visit(`${url}/authenticate`, { decision: 'complete' }), returnUrl);
    expect(await stored()).toMatchObject({
      payment_intent: {
        latest_charge: {
          payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
        },
      },
    });
  });

  test('that asks for authentication does not pay when it fails', async () => {
    const { url, pay, stored } = await openPage();
    await pay(card('4000002500003155'));

    const answer = await visit(`${url}/authenticate`, { decision: 'fail' });

    expect(textOf(answer)).toContain('We are unable to authenticate your payment method.');
    expect(await stored()).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    });
    expect((await visit(`${url}/authenticate`)).headers.get('location')).toBe(
      new URL(url).pathname,
    );
  });

  test.each([
    ['Card number', { 'card-number': '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['Card number', { 'card-number': '4242' }, 'Your card number is incomplete.'],
    ['Card number', { 'card-number': '' }, 'Your card number is incomplete.'],
    ['Card number', { 'card-number': 'four' }, 'Your card number is invalid.'],
    ['Expiry (MM / YY)', { expiry: '12 / 20' }, "Your card's expiration date is in the past."],
    ['Expiry (MM / YY)', { expiry: '13 / 40' }, "Your card's expiration date is incomplete."],
    ['Expiry (MM / YY)', { expiry: '' }, "Your card's expiration date is incomplete."],
    ['CVC (CVV)', { cvc: '12' }, "Your card's security code is incomplete."],
    ['Name on card', { name: '  ' }, 'Enter the name on the card.'],
  ])('with a wrong %s (%o) is not tried', async (label, changes, error) => {
    const { pay, stored } = await openPage();

    const answer = await pay(card('4242424242424242', changes as Record<string, string>));

    expect(fieldOf(answer, label)).toMatchObject({ invalid: true, focused: true, error });
    expect(await stored()).toMatchObject({ status: 'open', payment_intent: null });
  });

  test.each(['12/30', '12 / 2030', '1230'])('can expire %s', async (expiry) => {
    const { pay, returnUrl } = await openPage();

    expectPaidAndSentBack(await pay(card('4242424242424242', { expiry })), returnUrl);
  });

  test('number is kept nowhere', async () => {
    const { pay, stored } = await openPage();
    await pay(card('4000000000009995'));
    await pay(card('4242424242424242'));
    await emulator.control.idle();

    const kept = JSON.stringify([await stored(), endpoint.received, emulator.control.webhooks()]);
    expect(kept).not.toMatch(/4242424242424242|4000000000009995/);
  });
});

describe('UPI', () => {
  test('asks for no UPI id: it shows a code to scan, and what the app may answer', async () => {
    const { url, pay, stored } = await openPage();
    const page = await visit(url);
    expect(page.html).not.toMatch(/UPI ID|@upi|name="vpa"/i);

    const asked = await pay(upi);

    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toBe(`${new URL(url).pathname}/upi`);
    const code = await visit(`${url}/upi`);
    expect(code.document.querySelector('[role=img]')?.getAttribute('aria-label')).toContain(
      'QR code',
    );
    expect(code.document.querySelectorAll('input')).toHaveLength(0);
    expect(
      [...code.document.querySelectorAll('button')].map(({ textContent }) => textContent.trim()),
    ).toEqual(['Pay in the app', 'Decline in the app', 'Let the bank answer later']);
    expect(await stored()).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action', latest_charge: null },
    });
  });

  test('pays', async () => {
    const { url, pay, stored, returnUrl } = await openPage();
    await pay(upi);

    expectPaidAndSentBack(await inTheApp(url, 'success@upi'), returnUrl);

    expect(await stored()).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: { payment_method_details: { type: 'upi', upi: { vpa: 'success@upi' } } },
      },
    });
  });

  test('can be declined, and stays chosen', async () => {
    const { url, pay, returnUrl } = await openPage();
    await pay(upi);
    const answer = await inTheApp(url, 'failure@upi');

    expect(textOf(answer)).toContain('Your bank declined the UPI request.');
    expect(answer.document.querySelector<HTMLInputElement>('#method-upi')?.checked).toBe(true);
    await pay(upi);
    expectPaidAndSentBack(await inTheApp(url, 'success@upi'), returnUrl);
  });

  test('can stay pending: back at the shop, not paid yet, and nothing to pay twice', async () => {
    const { id, url, pay, stored, returnUrl } = await openPage();
    await pay(upi);

    expectPaidAndSentBack(await inTheApp(url, 'pending@upi'), returnUrl);

    expect(await stored()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending' } },
    });
    expect(textOf(await visit(url))).toContain('Please do not pay again.');
    await emulator.control.settle(id, 'succeeded');
    expect(textOf(await visit(url))).toContain('This is already paid');
  });

  test.each(['rohan@okbank', ''])('an app that answers as “%s” does not pay', async (answer) => {
    const { url, pay, stored } = await openPage();
    await pay(upi);

    const back = await inTheApp(url, answer);

    expect(back.headers.get('location')).toBe(`${new URL(url).pathname}/upi`);
    expect(await stored()).toMatchObject({ payment_intent: { status: 'requires_action' } });
  });

  test('and authentication of a card are not taken for each other', async () => {
    const scanned = await openPage();
    const asked = await openPage();
    await scanned.pay(upi);
    await asked.pay(card('4000002500003155'));

    await visit(`${scanned.url}/authenticate`, { decision: 'complete' });
    await inTheApp(asked.url, 'success@upi');

    for (const { stored } of [scanned, asked]) {
      expect(await stored()).toMatchObject({ payment_status: 'unpaid', status: 'open' });
    }
    expect((await visit(`${scanned.url}/authenticate`)).status).toBe(303);
    expect((await visit(`${asked.url}/upi`)).status).toBe(303);
  });
});

describe('a page that offers one way to pay', () => {
  const methodsOf = ({ document }: Page) =>
    [...document.querySelectorAll<HTMLInputElement>('[name=method]')].map(({ value }) => value);

  test.each(['card', 'upi'] as const)('shows %s and takes nothing else', async (method) => {
    const other = method === 'card' ? upi : card('4242424242424242');
    const { url, pay, stored } = await openPage({ allowed_payment_method_types: [method] });

    const page = await visit(url);
    expect(methodsOf(page)).toEqual([method]);
    expect(page.document.querySelector<HTMLInputElement>('[name=method]')?.checked).toBe(true);
    await pay(other);
    expect(await stored()).toMatchObject({ payment_status: 'unpaid' });
  });

  test('is not the usual one, which offers both', async () => {
    expect(methodsOf(await visit((await openPage()).url))).toEqual(['card', 'upi']);
  });
});

describe('a page that is over', () => {
  test('says that it is paid, and a second press leads where the first one did', async () => {
    const { url, pay, returnUrl } = await openPage();
    await pay(card('4242424242424242'));

    const again = await visit(url);
    expectPaidAndSentBack(await pay(card('4242424242424242')), returnUrl);
    await emulator.control.idle();

    expect(textOf(again)).toContain('You paid ₹149.00. You do not need to pay again.');
    expect(again.document.querySelector('a')?.href).toBe(returnUrl);
    expect(endpoint.types()).toEqual(['checkout.session.completed']);
  });

  test('says that it has expired, and takes no payment', async () => {
    const { id, url, pay, stored } = await openPage();
    await emulator.control.expire(id);

    expect(textOf(await visit(url))).toContain('This checkout has expired');
    expect(textOf(await pay(card('4242424242424242')))).toContain('Nothing was charged.');
    expect(await stored()).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  test('ends an attempt that was under way', async () => {
    const { id, url, pay, stored } = await openPage();
    await pay(card('4000002500003155'));
    await emulator.control.expire(id);

    await visit(`${url}/authenticate`, { decision: 'complete' });

    expect(await stored()).toMatchObject({
      status: 'expired',
      payment_intent: { status: 'canceled' },
    });
  });

  test('that never was is not found', async () => {
    expect((await visit('/pay/cs_test_none')).status).toBe(404);
    expect((await visit('/')).status).toBe(404);
  });
});

test('a receipt shows what was paid, with what, and what was given back', async () => {
  const { id, pay, stored } = await openPage();
  await pay(card('4242424242424242'));
  await emulator.control.refund(id, 4_900);
  const intent = (await stored()).payment_intent as Stripe.PaymentIntent;
  const { receipt_url: url } = intent.latest_charge as Stripe.Charge;

  const page = await visit(String(url));

  expect(textOf(page)).toContain('Receipt for ₹149.00');
  expect(textOf(page)).toContain('1-to-1 Resume Preparation');
  expect(textOf(page)).toContain('Card ending in 4242');
  expect(textOf(page)).toContain('Refunded ₹49.00');
  expect((await visit('/receipts/ch_none')).status).toBe(404);
});
