import { checkoutView, firstVisit, type Attempt } from '../../page/checkout-view.ts';
import { expiredView, paidView, pendingView, unknownView } from '../../page/message-views.ts';
import { createPage, redirect } from '../../page/page-answers.ts';
import {
  digitsOf,
  errorsOfCard,
  nothingTyped,
  readForm,
  type Typed,
} from '../../page/payment-form.ts';
import { styleSheets } from '../../page/style-sheets.ts';
import { totalOf } from '../../page/summary-view.ts';
import type { Account } from '../account.ts';
import { findCheckout } from '../expiry.ts';
import type { Answer, Call, Handler } from '../../http.ts';
import { attemptPayment, type AttemptResult, methodToConfirm } from '../payments.ts';
import { createRouter, type Routed } from '../../router.ts';
import type { Checkout } from '../state.ts';
import { answerToCard, cardMethod, confirmations, upiMethod } from '../test-methods.ts';
import { billOf } from './bill.ts';
import { confirmView } from './confirm-view.ts';
import { testData, wayToPay } from './ways-to-pay.ts';

interface PageRoute extends Routed {
  run(call: Call, id: string): Answer | Promise<Answer>;
}

const addressOf = ({ id }: Checkout) => `/pay/${id}`;
const untouched = ({ session }: Checkout): Attempt =>
  firstVisit(session.payment_method_types[0] ?? 'card');
const originOf = ({ session }: Checkout) => new URL(session.success_url).origin;

/**
 * The page of a session's `url`.
 * Refusals answer 200, as nothing is wrong with the page, and browsers report a 4xx in the console.
 */
export function createHostedPage(account: Account, save: () => Promise<void>): Handler {
  const { businessName } = account;
  const page = createPage(businessName, 'Stripe Checkout');
  const unknown = () => page('Not found', unknownView(), 404);

  /** The page for the state that the session is in. */
  function stateOf(checkout: Checkout, attempt: Attempt = untouched(checkout)): Answer {
    const { status, payment_status, success_url, cancel_url } = checkout.session;
    const bill = billOf(checkout);
    if (status === 'expired') return page('Expired', expiredView(cancel_url));
    if (status === 'complete') {
      const view = payment_status === 'paid' ? paidView : pendingView;
      return page('Done', view(totalOf(bill), success_url));
    }
    const isWrong = attempt.declined !== null || Object.keys(attempt.errors).length > 0;
    const title = `${isWrong ? 'Not paid: ' : ''}Pay ${businessName}`;
    const view = checkoutView({
      bill,
      businessName,
      action: addressOf(checkout),
      ways: checkout.session.payment_method_types.map((type) => wayToPay(type, attempt)),
      testData,
      attempt,
    });
    return page(title, view, 200, originOf(checkout));
  }

  async function afterAttempt(checkout: Checkout, result: AttemptResult, typed: Typed) {
    await save();
    if (result === 'to be confirmed') return redirect(`${addressOf(checkout)}/confirm`);
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
      const asked = attemptPayment(account, checkout, upiMethod(null), 'asks the customer');
      return afterAttempt(checkout, asked, typed);
    }
    const errors = errorsOfCard(typed);
    if (Object.keys(errors).length > 0) {
      return stateOf(checkout, { typed, errors, declined: null });
    }
    const digits = digitsOf(typed);
    const result = attemptPayment(account, checkout, cardMethod(digits), answerToCard(digits));
    return afterAttempt(checkout, result, typed);
  }

  function askToConfirm(checkout: Checkout): Answer {
    const method = methodToConfirm(account, checkout);
    if (method === null) return redirect(addressOf(checkout));
    const view = confirmView(checkout, businessName, method.type);
    return page('Confirm the payment', view, 200, originOf(checkout));
  }

  async function confirm(call: Call, checkout: Checkout): Promise<Answer> {
    const method = methodToConfirm(account, checkout);
    const given = new URLSearchParams(call.body).get('answer');
    const chosen = method && confirmations[method.type].find(({ value }) => value === given);
    if (!chosen) return askToConfirm(checkout);
    const used = method.type === 'upi' ? upiMethod(chosen.value) : method;
    const result = attemptPayment(account, checkout, used, chosen.answer);
    return afterAttempt(checkout, result, nothingTyped(method.type));
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
    {
      method: 'GET',
      pattern: '/pay/:session/confirm',
      run: withCheckout((_, one) => askToConfirm(one)),
    },
    { method: 'POST', pattern: '/pay/:session/confirm', run: withCheckout(confirm) },
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
