import { html, type Markup } from '../../page/html.ts';
import { totalOf } from '../../page/summary-view.ts';
import type { PaymentLink } from '../objects/payment-link.ts';
import { billOf } from './bill.ts';

/** Where the bank asks for a code. */
export const codeView = (link: PaymentLink, businessName: string): Markup => html`
  <main class="message">
    <h1>Your bank asks for a code</h1>
    <p>
      ${businessName} asks for ${totalOf(billOf(link))} from your card. Your bank would send a code
      to your phone now. Here any code of 4 to 10 digits pays, and a shorter one fails the payment.
    </p>
    <form method="post" action="/pay/${link.id}/code">
      <div class="field">
        <label for="code">Code of the bank</label>
        <input
          type="text"
          id="code"
          name="code"
          autocomplete="one-time-code"
          inputmode="numeric"
          maxlength="10"
          autofocus
        />
      </div>
      <button class="button" type="submit">Submit</button>
    </form>
    <p><a class="back" href="/pay/${link.id}">Pay in another way</a></p>
  </main>
`;
