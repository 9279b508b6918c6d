import type { Account } from '../account.ts';
import { findCheckout } from '../expiry.ts';
import type { Answer, Call, Handler } from '../http.ts';
import { testVpas } from '../test-methods.ts';
import type { AttemptResult } from '../attempt-results.ts';
import { attemptPayment, finishAuthentication, finishInApp, waitingIntent } from '../payments.ts';
import { createRouter, type Routed } from '../router.ts';
import type { Checkout } from '../state.ts';
import { checkoutView, firstVisit, type Attempt } from './checkout-view.ts';
import { authenticationView, completeView, expiredView, unknownView } from './message-views.ts';
import { asset, createPage, redirect } from './page-answers.ts';
import { checkForm, nothingTyped, readForm, type Typed } from './payment-form.ts';
import { receiptPage } from './receipt-page.ts';
import { originOf, returnUrl } from './return-url.ts';
import { upiView } from './upi-view.ts';

interface PageRoute extends Routed {
  run(call: Call, id: string): Answer | Promise<Answer>;
}

/**
 * The page of a session's `url`, and receipts.
 * Refusals answer 200, as nothing is wrong with the page, and browsers report a 4xx in the console.
 */
export function createHostedPage(account: Account, save: () => Promise<void>): Handler {
  const { businessName } = account;
  const page = createPage(businessName);
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
    {
      method: 'GET',
      pattern: '/receipts/:id',
      run: (_, id) => receiptPage(account, id) ?? unknown(),
    },
    { method: 'GET', pattern: '/assets/checkout.css', run: () => assets.styles },
    { method: 'GET', pattern: '/assets/checkout.js', run: () => assets.script },
  ]);

  return async (call) => {
    const found = match(call.method, call.path);
    return found === undefined ? unknown() : found.route.run(call, found.path['id'] ?? '');
  };
}
