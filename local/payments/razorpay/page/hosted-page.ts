import { checkoutView, firstVisit, type Attempt } from '../../page/checkout-view.ts';
import type { Answer, Call, Handler } from '../../http.ts';
import { expiredView, paidView, unknownView } from '../../page/message-views.ts';
import { createPage, redirect } from '../../page/page-answers.ts';
import {
  digitsOf,
  errorsOfCard,
  type FieldErrors,
  nothingTyped,
  readForm,
  type Typed,
} from '../../page/payment-form.ts';
import { styleSheets } from '../../page/style-sheets.ts';
import { totalOf } from '../../page/summary-view.ts';
import { createRouter, type Routed } from '../../router.ts';
import type { Account } from '../account.ts';
import { findPage } from '../expiry.ts';
import { attemptPayment, type AttemptResult } from '../payments.ts';
import { resultAddress } from '../result-address.ts';
import type { Page } from '../state.ts';
import { cardMethod, cardOf, paysWith, testVpas, upiMethod } from '../test-methods.ts';
import { billOf } from './bill.ts';
import { codeView } from './code-view.ts';
import { testData, wayToPay } from './ways-to-pay.ts';

interface PageRoute extends Routed {
  run(call: Call, id: string): Answer | Promise<Answer>;
}

interface PageOptions {
  account: Account;
  keySecret: string;
  save(): Promise<void>;
}

const untouched = ({ methods }: Page): Attempt => firstVisit(methods[0] ?? 'upi');
const originOf = ({ link }: Page) => new URL(link.callback_url).origin;

/** The page of a link's `short_url`. Refusals answer 200, as browsers report a 4xx in the console. */
export function createHostedPage({ account, keySecret, save }: PageOptions): Handler {
  const { businessName } = account;
  const page = createPage(businessName, 'the page of Razorpay');
  const unknown = () => page('Not found', unknownView(), 404);

  /** The page for the state that the link is in. */
  function stateOf(one: Page, attempt: Attempt = untouched(one)): Answer {
    const { link } = one;
    const bill = billOf(link);
    if (link.status === 'paid') {
      return page('Done', paidView(totalOf(bill), resultAddress(link, keySecret)));
    }
    if (link.status !== 'created') return page('Expired', expiredView(null));
    const isWrong = attempt.declined !== null || Object.keys(attempt.errors).length > 0;
    const view = checkoutView({
      bill,
      businessName,
      action: `/pay/${one.id}`,
      ways: one.methods.map((type) => wayToPay(type, attempt)),
      testData,
      attempt,
    });
    return page(`${isWrong ? 'Not paid: ' : ''}Pay ${businessName}`, view, 200, originOf(one));
  }

  async function afterAttempt(one: Page, result: AttemptResult, typed: Typed) {
    await save();
    if (result === 'paid') return redirect(resultAddress(one.link, keySecret));
    return stateOf(one, { typed, errors: {}, declined: result.declined });
  }

  async function pay(call: Call, one: Page): Promise<Answer> {
    // A second press of the button lands where the first one did.
    if (one.link.status === 'paid') return redirect(resultAddress(one.link, keySecret));
    const typed = readForm(call.body);
    const method = one.methods.find((type) => type === typed.method);
    if (one.link.status !== 'created' || method === undefined) return stateOf(one);
    const errors = method === 'upi' ? errorsOfVpa(typed) : errorsOfTestCard(typed);
    if (Object.keys(errors).length > 0) return stateOf(one, { typed, errors, declined: null });
    const vpa = testVpas.find((known) => known.vpa === typed.vpa);
    if (method === 'upi' && vpa) {
      const result = attemptPayment(account, one, upiMethod(vpa.vpa), vpa.answer);
      return afterAttempt(one, result, typed);
    }
    one.cardToConfirm = digitsOf(typed);
    await save();
    return redirect(`/pay/${one.id}/code`);
  }

  const isAsked = (one: Page) => one.link.status === 'created' && one.cardToConfirm !== null;

  const askForCode = (one: Page): Answer =>
    isAsked(one)
      ? page('Confirm the payment', codeView(one.link, businessName), 200, originOf(one))
      : redirect(`/pay/${one.id}`);

  async function confirm(call: Call, one: Page): Promise<Answer> {
    const card = isAsked(one) && cardOf(one.cardToConfirm ?? '');
    if (!card) return redirect(`/pay/${one.id}`);
    const code = (new URLSearchParams(call.body).get('code') ?? '').trim();
    const answer = paysWith(code) ? 'pays' : { declines: card.failure };
    const result = attemptPayment(account, one, cardMethod(card), answer);
    return afterAttempt(one, result, nothingTyped('card'));
  }

  const withPage =
    (run: (call: Call, one: Page) => Answer | Promise<Answer>) => (call: Call, id: string) => {
      const one = findPage(account, id);
      return one === undefined ? unknown() : run(call, one);
    };

  const match = createRouter<PageRoute>([
    { method: 'GET', pattern: '/pay/:link', run: withPage((_, one) => stateOf(one)) },
    { method: 'POST', pattern: '/pay/:link', run: withPage(pay) },
    { method: 'GET', pattern: '/pay/:link/code', run: withPage((_, one) => askForCode(one)) },
    { method: 'POST', pattern: '/pay/:link/code', run: withPage(confirm) },
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

const errorsOfVpa = ({ vpa }: Typed): FieldErrors =>
  testVpas.some((known) => known.vpa === vpa)
    ? {}
    : { vpa: `Type ${testVpas.map((known) => known.vpa).join(' or ')}: this is a test.` };

function errorsOfTestCard(typed: Typed): FieldErrors {
  const errors = errorsOfCard(typed);
  if (errors.cardNumber === undefined && cardOf(digitsOf(typed)) === undefined)
    return { cardNumber: 'This is a test: use one of the cards to test with.', ...errors };
  return errors;
}
