import type { Checkout } from '../state.ts';
import { fieldView } from './field-view.ts';
import { html, type Markup } from './html.ts';
import { icons } from './icons.ts';
import { cardFields, upiNote } from './method-fields.ts';
import { methodOf, nothingTyped, type FieldErrors, type Typed } from './payment-form.ts';
import { testData } from './test-data-view.ts';
import { summaryView, totalOf } from './summary-view.ts';

export interface Attempt {
  typed: Typed;
  errors: FieldErrors;
  /** What the bank said about the last attempt. */
  declined: string | null;
}

export const firstVisit = ({ session }: Checkout): Attempt => ({
  typed: { ...nothingTyped, method: methodOf('', session.payment_method_types) },
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
      <form method="post" action="/pay/${checkout.id}" novalidate data-payment-form>
        ${emailView(checkout, attempt)}
        <fieldset class="methods">
          <legend>Pay by</legend>
          ${
            offers(checkout, 'card') &&
            methodView('card', html`${icons.card}Card`, cardFields(attempt), attempt)
          }
          ${offers(checkout, 'upi') && methodView('upi', html`${icons.upi}UPI`, upiNote, attempt)}
        </fieldset>
        <button class="pay" type="submit">
          ${icons.lock}${buttonText(checkout)} ${totalOf(checkout)}
        </button>
        ${
          checkout.session.custom_text.submit !== null &&
          html`<p class="note">${checkout.session.custom_text.submit.message}</p>`
        }
      </form>
      ${testData}
    </section>
  </main>
`;

const offers = ({ session }: Checkout, method: Typed['method']) =>
  session.payment_method_types.includes(method);

const buttonText = ({ session }: Checkout) => (session.submit_type === 'book' ? 'Book' : 'Pay');

const declinedView = (message: string): Markup => html`
  <div class="declined" role="alert" tabindex="-1" autofocus>
    ${icons.warning}
    <p><strong>${message}</strong> Nothing was charged. Try another way to pay.</p>
  </div>
`;

function emailView({ session }: Checkout, { typed, errors }: Attempt): Markup {
  if (session.customer_email !== null) {
    return html`<dl class="known">
      <dt>Email</dt>
      <dd>${session.customer_email}</dd>
    </dl>`;
  }
  return fieldView(
    {
      name: 'email',
      id: 'email',
      label: 'Email',
      autocomplete: 'email',
      inputmode: 'email',
      maxlength: 254,
    },
    typed,
    errors,
  );
}

const methodView = (
  method: Typed['method'],
  label: Markup,
  fields: Markup,
  { typed }: Attempt,
): Markup => html`
  <div class="method">
    <input
      type="radio"
      name="method"
      id="method-${method}"
      value="${method}"
      ${typed.method === method && html`checked`}
    />
    <label for="method-${method}">${label}</label>
    <div class="fields">${fields}</div>
  </div>
`;
