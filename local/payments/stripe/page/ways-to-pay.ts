import { cardFields } from '../../page/card-fields.ts';
import type { Attempt, WayToPay } from '../../page/checkout-view.ts';
import { html } from '../../page/html.ts';
import type { Method } from '../objects/charge.ts';
import { testCards } from '../test-methods.ts';

export const wayToPay = (type: Method['type'], { typed, errors }: Attempt): WayToPay =>
  type === 'card'
    ? { type, label: 'Card', fields: cardFields(typed, errors) }
    : { type, label: 'UPI', fields: upiNote };

const upiNote = html`<p class="quiet">
  You scan a code with any UPI app. On a phone the app opens by itself.
</p>`;

export const testData = html`
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
