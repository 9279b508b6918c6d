import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { checkoutOfIntent, type Account } from '../account.ts';
import { findCheckout } from '../expiry.ts';
import type { Answer, Call, Handler } from '../http.ts';
import { testVpas } from '../methods.ts';
import type { AttemptResult } from '../attempt-results.ts';
import { attemptPayment, finishAuthentication, finishInApp, waitingIntent } from '../payments.ts';
import { createRouter, type Routed } from '../router.ts';
import type { Checkout } from '../state.ts';
import { checkoutView, firstVisit, type Attempt } from './checkout-view.ts';
import type { Markup } from './html.ts';
import { layout } from './layout.ts';
import {
  authenticationView,
  completeView,
  expiredView,
  receiptView,
  unknownView,
} from './message-views.ts';
import { checkForm, nothingTyped, readForm, type Typed } from './payment-form.ts';
import { upiView } from './upi-view.ts';

const asset = (name: string, type: string): Answer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  body: readFileSync(new URL(name, import.meta.url), 'utf8'),
});

interface PageRoute extends Routed {
  run(call: Call, id: string): Answer | Promise<Answer>;
}

/**
 * The page of a session's `url`, and receipts.
 * Refusals answer 200, as nothing is wrong with the page, and browsers report a 4xx in the console.
 */
export function createHostedPage(account: Account, save: () => Promise<void>): Handler {
  const { businessName } = account;

  const page = (title: string, body: Markup, status = 200, formTarget = ''): Answer => ({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(formTarget),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: layout({ title, businessName, body }),
  });

  const unknown = () => page('Not found', unknownView(), 404);

  /** The page for the state that the session is in. */
  function stateOf(checkout: Checkout, attempt: Attempt = firstVisit(checkout)): Answer {
    const { session } = checkout;
    if (session.status === 'expired') return page('Expired', expiredView(checkout));
    if (session.status === 'complete') {
      return page('Done', completeView(checkout, returnUrl(session)));
    }
    const isWrong = attempt.declined !== null || Object.keys(attempt.errors).length > 0;
    const title = `${isWrong ? 'Not paid: ' : ''}Pay ${businessName}`;
    return page(title, checkoutView(checkout, businessName, attempt), 200, originOf(session));
  }

  async function afterAttempt(
    checkout: Checkout,
    result: AttemptResult,
    typed: Typed,
  ): Promise<Answer> {
    await save();
    if (result.kind === 'declined') {
      return stateOf(checkout, { typed, errors: {}, declined: result.message });
    }
    if (result.kind === 'authentication needed') {
      return redirect(`/pay/${checkout.id}/authenticate`);
    }
    if (result.kind === 'app needed') return redirect(`/pay/${checkout.id}/upi`);
    return redirect(returnUrl(checkout.session) ?? `/pay/${checkout.id}`);
  }

  async function pay(call: Call, checkout: Checkout): Promise<Answer> {
    // A second press of the button lands where the first one did.
    if (checkout.session.status === 'complete') {
      return redirect(returnUrl(checkout.session) ?? `/pay/${checkout.id}`);
    }
    if (checkout.session.status !== 'open') return stateOf(checkout);
    const typed = readForm(call.body, checkout.session.payment_method_types);
    const checked = checkForm(typed, checkout.session.customer_email);
    if ('errors' in checked) {
      return stateOf(checkout, { typed, errors: checked.errors, declined: null });
    }
    const { payer, method, answer } = checked.payment;
    return afterAttempt(checkout, attemptPayment(account, checkout, payer, method, answer), typed);
  }

  async function authenticate(call: Call, checkout: Checkout): Promise<Answer> {
    const passed = new URLSearchParams(call.body).get('decision') === 'complete';
    const result = finishAuthentication(account, checkout, passed);
    if (result === undefined) return redirect(`/pay/${checkout.id}`);
    return afterAttempt(checkout, result, nothingTyped);
  }

  function askToAuthenticate(checkout: Checkout): Answer {
    if (!waitingIntent(account, checkout, 'card')) return redirect(`/pay/${checkout.id}`);
    const view = authenticationView(checkout, businessName);
    return page('Authentication', view, 200, originOf(checkout.session));
  }

  function showCode(checkout: Checkout): Answer {
    if (!waitingIntent(account, checkout, 'upi')) return redirect(`/pay/${checkout.id}`);
    return page('Scan to pay', upiView(checkout, businessName), 200, originOf(checkout.session));
  }

  async function answerInApp(call: Call, checkout: Checkout): Promise<Answer> {
    const vpa = new URLSearchParams(call.body).get('app');
    const app = testVpas.find((known) => known.vpa === vpa);
    if (app === undefined) return redirect(`/pay/${checkout.id}/upi`);
    const result = finishInApp(account, checkout, app);
    if (result === undefined) return redirect(`/pay/${checkout.id}`);
    return afterAttempt(checkout, result, { ...nothingTyped, method: 'upi' });
  }

  function receipt(chargeId: string): Answer {
    const charge = account.state.charges.get(chargeId);
    if (charge?.paid !== true || typeof charge.payment_intent !== 'string') return unknown();
    const checkout = checkoutOfIntent(account, charge.payment_intent);
    const description = checkout?.items.map(({ name }) => name).join(', ') ?? '';
    return page('Receipt', receiptView(charge, { description, paidWith: paidWith(charge) }));
  }

  const withCheckout =
    (run: (call: Call, checkout: Checkout) => Answer | Promise<Answer>) =>
    (call: Call, id: string) => {
      const checkout = findCheckout(account, id);
      return checkout === undefined ? unknown() : run(call, checkout);
    };

  const assets = {
    styles: asset('./checkout.css', 'text/css'),
    script: asset('./checkout.js', 'text/javascript'),
  };

  const match = createRouter<PageRoute>([
    { method: 'GET', pattern: '/pay/:id', run: withCheckout((_, one) => stateOf(one)) },
    { method: 'POST', pattern: '/pay/:id', run: withCheckout(pay) },
    {
      method: 'GET',
      pattern: '/pay/:id/authenticate',
      run: withCheckout((_, one) => askToAuthenticate(one)),
    },
    { method: 'POST', pattern: '/pay/:id/authenticate', run: withCheckout(authenticate) },
    { method: 'GET', pattern: '/pay/:id/upi', run: withCheckout((_, one) => showCode(one)) },
    { method: 'POST', pattern: '/pay/:id/upi', run: withCheckout(answerInApp) },
    { method: 'GET', pattern: '/receipts/:id', run: (_, id) => receipt(id) },
    { method: 'GET', pattern: '/assets/checkout.css', run: () => assets.styles },
    { method: 'GET', pattern: '/assets/checkout.js', run: () => assets.script },
  ]);

  return async (call) => {
    const found = match(call.method, call.path);
    return found === undefined ? unknown() : found.route.run(call, found.path['id'] ?? '');
  };
}

/** Chromium holds `form-action` against the redirect that follows a form, so the shop is named too. */
const policy = (formTarget: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    `form-action 'self' ${formTarget}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

const returnUrl = ({ id, success_url: url }: Stripe.Checkout.Session): string | null =>
  url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;

function originOf(session: Stripe.Checkout.Session): string {
  const url = returnUrl(session);
  return url === null ? '' : new URL(url).origin;
}

function paidWith({ payment_method_details: details }: Stripe.Charge): string {
  if (details?.upi !== undefined) return `UPI, ${details.upi.vpa ?? ''}`;
  return `Card ending in ${details?.card?.last4 ?? ''}`;
}
