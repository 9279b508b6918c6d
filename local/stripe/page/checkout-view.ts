import type { Checkout } from '../state.ts';
import { testCards } from '../test-methods.ts';
import { cardFields } from './card-fields.ts';
import { html, type Markup } from './html.ts';
import { nothingTyped, type FieldErrors, type Typed } from './payment-form.ts';
import { summaryView, totalOf } from './summary-view.ts';

export interface Attempt {
  typed: Typed;
  errors: FieldErrors;
  /** What the bank said about the last attempt. */
  declined: string | null;
}

export const firstVisit = ({ session }: Checkout): Attempt => ({
  typed: nothingTyped(session.payment_method_types[0] ?? 'card'),
  errors: {},
  declined: null,
});

export const checkoutView = (
  checkout: Checkout,
  businessName: string,
  attempt: Attempt,
): Markup => html`
  <main class="checkout">
    ${summaryView(checkout, businessName)}
    <section class="payment" aria-labelledby="payment-heading">
      <h2 id="payment-heading">Payment details</h2>
      ${attempt.declined !== null && declinedView(attempt.declined)}
      <form method="post" action="/pay/${checkout.id}" novalidate>
        <dl class="known">
          <dt>Email</dt>
          <dd>${checkout.session.customer_email}</dd>
        </dl>
        <fieldset>
          <legend>Pay by</legend>
          ${checkout.session.payment_method_types.map((type) => methodView(type, attempt))}
        </fieldset>
        <button class="button" type="submit">Pay ${totalOf(checkout)}</button>
      </form>
      ${testData}
    </section>
  </main>
`;

const declinedView = (message: string): Markup => html`
  <p class="declined" role="alert" tabindex="-1" autofocus>
    <strong>${message}</strong> Nothing was charged. Try another way to pay.
  </p>
`;

const methodView = (type: 'card' | 'upi', attempt: Attempt): Markup => html`
  <div class="method">
    <input
      type="radio"
      name="method"
      id="method-${type}"
      value="${type}"
      ${attempt.typed.method === type && html`checked`}
    />
    <label for="method-${type}">${type === 'card' ? 'Card' : 'UPI'}</label>
    <div class="fields">
      ${type === 'card' ? cardFields(attempt.typed, attempt.errors) : upiNote}
    </div>
  </div>
`;

const upiNote = html`<p class="quiet">
  You scan a code with any UPI app. On a phone the app opens by itself.
</p>`;

const testData = html`
  <details class="quiet">
    <summary>Cards to test with</summary>
    <p>
      Any date to come, any security code, any name. UPI asks on its own page what the app answers.
    </p>
    <ul>
      ${testCards.map(
        ({ number, does }) => html`<li>${number.replace(/(\d{4})(?=\d)/g, '$1 ')} ${does}</li>`,
      )}
    </ul>
  </details>
`;
