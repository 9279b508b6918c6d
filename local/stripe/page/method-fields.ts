import { fieldView } from './field-view.ts';
import { html, type Markup } from './html.ts';
import type { FieldErrors, Typed } from './payment-form.ts';

interface Filled {
  typed: Typed;
  errors: FieldErrors;
}

export const cardFields = ({ typed, errors }: Filled): Markup => html`
  ${fieldView(
    {
      name: 'cardNumber',
      id: 'card-number',
      label: 'Card number',
      autocomplete: 'cc-number',
      inputmode: 'numeric',
      placeholder: '4242 4242 4242 4242',
      maxlength: 23,
    },
    typed,
    errors,
  )}
  ${fieldView(
    {
      name: 'expiry',
      id: 'expiry',
      label: 'Expiry (MM / YY)',
      autocomplete: 'cc-exp',
      inputmode: 'numeric',
      placeholder: 'MM / YY',
      maxlength: 9,
    },
    typed,
    errors,
  )}
  ${fieldView(
    {
      name: 'cvc',
      id: 'cvc',
      label: 'CVC (CVV)',
      autocomplete: 'cc-csc',
      inputmode: 'numeric',
      placeholder: '123',
      maxlength: 4,
    },
    typed,
    errors,
  )}
  ${fieldView(
    { name: 'name', id: 'name', label: 'Name on card', autocomplete: 'cc-name', maxlength: 120 },
    typed,
    errors,
  )}
`;

export const upiNote = html`<p class="note">
  You scan a code with any UPI app. On a phone the app opens by itself.
</p>`;
