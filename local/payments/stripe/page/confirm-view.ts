import { codeDrawing } from '../../page/code-drawing.ts';
import { html, type Markup } from '../../page/html.ts';
import { totalOf } from '../../page/summary-view.ts';
import type { Method } from '../objects/charge.ts';
import type { Checkout } from '../state.ts';
import { confirmations } from '../test-methods.ts';
import { billOf } from './bill.ts';

/** Where the bank or the UPI app asks the customer; here one chooses the answer. */
export const confirmView = (
  checkout: Checkout,
  businessName: string,
  type: Method['type'],
): Markup => html`
  <main class="message">
    ${type === 'card' ? authentication(businessName, totalOf(billOf(checkout))) : scan(businessName, totalOf(billOf(checkout)))}
    <form method="post" action="/pay/${checkout.id}/confirm">
      ${confirmations[type].map(
        ({ value, button }, index) => html`
          <button
            type="submit"
            class="button ${index > 0 && 'plain'}"
            name="answer"
            value="${value}"
          >
            ${button}
          </button>
        `,
      )}
    </form>
    <p><a class="back" href="/pay/${checkout.id}">Pay in another way</a></p>
  </main>
`;

const authentication = (businessName: string, total: string) => html`
  <h1>Your bank asks: is it you?</h1>
  <p>
    ${businessName} asks for ${total} from your card. Your bank would send a code to your phone now;
    here you choose what happens.
  </p>
`;

const scan = (businessName: string, total: string) => html`
  <h1>Scan to pay ${total}</h1>
  <p>
    ${businessName} asks for ${total}. With Stripe, a UPI app scans the code, or the phone opens the
    app. This code is only a drawing: here you choose what the app answers.
  </p>
  ${codeDrawing}
`;
