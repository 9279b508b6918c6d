import type { FieldErrors, FieldName, Typed } from './payment-form.ts';
import { html, type Markup } from './html.ts';

interface Field {
  name: FieldName;
  /** The name in the form and the id in the page. */
  id: string;
  label: string;
  autocomplete: string;
  placeholder?: string;
  inputmode?: 'numeric' | 'email';
  maxlength: number;
}

/** A labelled input; its error is wired to it, and the first wrong one of the form takes the focus. */
export function fieldView(field: Field, typed: Typed, errors: FieldErrors): Markup {
  const error = errors[field.name];
  const isFirstWrong = error !== undefined && Object.keys(errors)[0] === field.name;
  // A security code is never sent back to the browser.
  const value = field.name === 'cvc' ? '' : typed[field.name];
  return html`
    <div class="field ${field.id} ${error !== undefined && 'wrong'}">
      <label for="${field.id}">${field.label}</label>
      <input
        type="text"
        id="${field.id}"
        name="${field.id}"
        value="${value}"
        autocomplete="${field.autocomplete}"
        maxlength="${field.maxlength}"
        inputmode="${field.inputmode ?? 'text'}"
        placeholder="${field.placeholder ?? ''}"
        ${error !== undefined && html`aria-invalid="true" aria-describedby="${field.id}-error"`}
        ${isFirstWrong && html`autofocus`}
      />
      ${error !== undefined && html`<p class="error" id="${field.id}-error">${error}</p>`}
    </div>
  `;
}
