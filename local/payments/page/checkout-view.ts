import { html, type Markup } from './html.ts';
import { nothingTyped, type FieldErrors, type Typed } from './payment-form.ts';
import { type Bill, summaryView, totalOf } from './summary-view.ts';

export interface Attempt {
  typed: Typed;
  errors: FieldErrors;
  /** What the bank said about the last attempt. */
  declined: string | null;
}

export const firstVisit = (method: string): Attempt => ({
  typed: nothingTyped(method),
  errors: {},
  declined: null,
});

export interface WayToPay {
  type: string;
  label: string;
  fields: Markup;
}

interface Checkout {
  bill: Bill;
  businessName: string;
  /** Where the form goes. */
  action: string;
  ways: readonly WayToPay[];
  /** What can be typed here. */
  testData: Markup;
  attempt: Attempt;
}

export const checkoutView = (checkout: Checkout): Markup => html`
  <main class="checkout">
    ${summaryView(checkout.bill, checkout.businessName)}
    <section class="payment" aria-labelledby="payment-heading">
      <h2 id="payment-heading">Payment details</h2>
      ${checkout.attempt.declined !== null && declinedView(checkout.attempt.declined)}
      <form method="post" action="${checkout.action}" novalidate>
        <dl class="known">
          <dt>Email</dt>
          <dd>${checkout.bill.email}</dd>
        </dl>
        <fieldset>
          <legend>Pay by</legend>
          ${checkout.ways.map((way) => wayView(way, way.type === checkout.attempt.typed.method))}
        </fieldset>
        <button class="button" type="submit">Pay ${totalOf(checkout.bill)}</button>
      </form>
      ${checkout.testData}
    </section>
  </main>
`;

const declinedView = (message: string): Markup => html`
  <p class="declined" role="alert" tabindex="-1" autofocus>
    <strong>${message}</strong> Nothing was charged. Try another way to pay.
  </p>
`;

const wayView = ({ type, label, fields }: WayToPay, isChosen: boolean): Markup => html`
  <div class="method">
    <input
      type="radio"
      name="method"
      id="method-${type}"
      value="${type}"
      ${isChosen && html`checked`}
    />
    <label for="method-${type}">${label}</label>
    <div class="fields">${fields}</div>
  </div>
`;
