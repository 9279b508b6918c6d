import { cardFields, fieldView } from '../../page/card-fields.ts';
import type { Attempt, WayToPay } from '../../page/checkout-view.ts';
import { html } from '../../page/html.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { testCards, testVpas } from '../test-methods.ts';

export const wayToPay = (type: PaymentMethod['method'], { typed, errors }: Attempt): WayToPay =>
  type === 'card'
    ? { type, label: 'Card', fields: cardFields(typed, errors) }
    : {
        type,
        label: 'UPI',
        fields: fieldView(
          {
            name: 'vpa',
            id: 'vpa',
            label: 'UPI ID',
            autocomplete: 'off',
            inputmode: 'text',
            maxlength: 255,
          },
          typed,
          errors,
        ),
      };

export const testData = html`
  <details class="quiet">
    <summary>What to test with</summary>
    <p>
      UPI: ${testVpas[0]?.vpa} pays, ${testVpas[1]?.vpa} fails. Cards: any date to come, any
      security code, any name; the bank then asks for a code, of which 4 to 10 digits pay and fewer
      fail.
    </p>
    <ul>
      ${testCards.map(
        ({ number, network }) =>
          html`<li>${number.replace(/(\d{4})(?=\d)/g, '$1 ')} ${network}</li>`,
      )}
    </ul>
  </details>
`;
