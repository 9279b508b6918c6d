import type { Account } from '../account.ts';
import { findCheckout } from '../expiry.ts';
import type { Answer, Call, Handler } from '../http.ts';
import { askApp, attemptPayment, type AttemptResult, waitsForApp } from '../payments.ts';
import { createRouter, type Routed } from '../router.ts';
import type { Checkout } from '../state.ts';
import { answerToCard, cardMethod, testVpas, upiMethod } from '../test-methods.ts';
import { checkoutView, firstVisit, type Attempt } from './checkout-view.ts';
import { completeView, expiredView, unknownView } from './message-views.ts';
import { createPage, redirect } from './page-answers.ts';
import { digitsOf, errorsOfCard, nothingTyped, readForm, type Typed } from './payment-form.ts';
import { styleSheets } from './style-sheets.ts';
import { upiView } from './upi-view.ts';

interface PageRoute extends Routed {
  run(call: Call, id: string): Answer | Promise<Answer>;
}

const addressOf = ({ id }: Checkout) => `/pay/${id}`;
const originOf = ({ session }: Checkout) => new URL(session.success_url).origin;

/**
 * The page of a session's `url`.
 * Refusals answer 200, as nothing is wrong with the page, and browsers report a 4xx in the console.
 */
export function createHostedPage(account: Account, save: () => Promise<void>): Handler {
  const { businessName } = account;
  const page = createPage(businessName);
  const unknown = () => page('Not found', unknownView(), 404);

  /** The page for the state that the session is in. */
  function stateOf(checkout: Checkout, attempt: Attempt = firstVisit(checkout)): Answer {
    const { status } = checkout.session;
    if (status === 'expired') return page('Expired', expiredView(checkout));
    if (status === 'complete') return page('Done', completeView(checkout));
    const isWrong = attempt.declined !== null || Object.keys(attempt.errors).length > 0;
    const title = `${isWrong ? 'Not paid: ' : ''}Pay ${businessName}`;
    return page(title, checkoutView(checkout, businessName, attempt), 200, originOf(checkout));
  }

  async function afterAttempt(checkout: Checkout, result: AttemptResult, typed: Typed) {
    await save();
    if (typeof result !== 'object') return redirect(checkout.session.success_url);
    return stateOf(checkout, { typed, errors: {}, declined: result.declined });
  }

  async function pay(call: Call, checkout: Checkout): Promise<Answer> {
    const { session } = checkout;
    // A second press of the button lands where the first one did.
    if (session.status === 'complete') return redirect(session.success_url);
    const typed = readForm(call.body);
    const method = session.payment_method_types.find((type) => type === typed.method);
    if (session.status !== 'open' || method === undefined) return stateOf(checkout);
    if (method === 'upi') {
      askApp(account, checkout);
      await save();
      return redirect(`${addressOf(checkout)}/upi`);
    }
    const errors = errorsOfCard(typed);
    if (Object.keys(errors).length > 0) {
      return stateOf(checkout, { typed, errors, declined: null });
    }
    const digits = digitsOf(typed);
    const result = attemptPayment(account, checkout, cardMethod(digits), answerToCard(digits));
    return afterAttempt(checkout, result, typed);
  }

  function showCode(checkout: Checkout): Answer {
    if (!waitsForApp(account, checkout)) return redirect(addressOf(checkout));
    return page('Scan to pay', upiView(checkout, businessName), 200, originOf(checkout));
  }

  async function answerInApp(call: Call, checkout: Checkout): Promise<Answer> {
    const given = new URLSearchParams(call.body).get('app');
    const app = testVpas.find(({ vpa }) => vpa === given);
    if (app === undefined || !waitsForApp(account, checkout)) return showCode(checkout);
    const result = attemptPayment(account, checkout, upiMethod(app.vpa), app.answer);
    return afterAttempt(checkout, result, nothingTyped('upi'));
  }

  const withCheckout =
    (run: (call: Call, checkout: Checkout) => Answer | Promise<Answer>) =>
    (call: Call, id: string) => {
      const checkout = findCheckout(account, id);
      return checkout === undefined ? unknown() : run(call, checkout);
    };

  const match = createRouter<PageRoute>([
    { method: 'GET', pattern: '/pay/:session', run: withCheckout((_, one) => stateOf(one)) },
    { method: 'POST', pattern: '/pay/:session', run: withCheckout(pay) },
    { method: 'GET', pattern: '/pay/:session/upi', run: withCheckout((_, one) => showCode(one)) },
    { method: 'POST', pattern: '/pay/:session/upi', run: withCheckout(answerInApp) },
    ...styleSheets.map(({ name, answer }): PageRoute => ({
      method: 'GET',
      pattern: `/assets/${name}`,
      run: () => answer,
    })),
  ]);

  return async (call) => {
    const found = match(call.method, call.path);
    return found === undefined ? unknown() : found.route.run(call, found.id);
  };
}
