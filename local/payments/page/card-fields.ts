import { html, type Markup } from './html.ts';
import type { FieldErrors, FieldName, Typed } from './payment-form.ts';

export interface Field {
  name: FieldName;
  /** The name in the form and the id in the page. */
  id: string;
  label: string;
  autocomplete: string;
  inputmode: 'numeric' | 'text';
  maxlength: number;
}

const fields: readonly Field[] = [
  {
    name: 'cardNumber',
    id: 'card-number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
  },
  {
    name: 'expiry',
    id: 'expiry',
    label: 'Expiry (MM / YY)',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    maxlength: 9,
  },
  {
    name: 'cvc',
    id: 'cvc',
    label: 'CVC (CVV)',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
  },
  {
    name: 'name',
    id: 'name',
    label: 'Name on card',
    autocomplete: 'cc-name',
    inputmode: 'text',
    maxlength: 120,
  },
];

export const cardFields = (typed: Typed, errors: FieldErrors): Markup =>
  html`${fields.map((field) => fieldView(field, typed, errors))}`;

/** A labelled input; its error is wired to it, and the first wrong one of the form takes the focus. */
export function fieldView(
  { name, id, label, ...attributes }: Field,
  typed: Typed,
  errors: FieldErrors,
) {
  const error = errors[name];
  const isFirstWrong = error !== undefined && Object.keys(errors)[0] === name;
  return html`
    <div class="field ${id}">
      <label for="${id}">${label}</label>
      <input
        type="text"
        id="${id}"
        name="${id}"
        value="${
          // A security code is never sent back to the browser.
          name === 'cvc' ? '' : typed[name]
        }"
        autocomplete="${attributes.autocomplete}"
        inputmode="${attributes.inputmode}"
        maxlength="${attributes.maxlength}"
        ${error !== undefined && html`aria-invalid="true" aria-describedby="${id}-error"`}
        ${isFirstWrong && html`autofocus`}
      />
      ${error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`}
    </div>
  `;
}
