import { rupees } from '../money.ts';
import type { Checkout } from '../state.ts';
import { html, type Markup } from './html.ts';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export const totalOf = ({ session }: Checkout): string => rupees(session.amount_total);

/** What is bought, what it costs, until when, and the way back. */
export const summaryView = (checkout: Checkout, businessName: string): Markup => html`
  <section class="summary" aria-labelledby="summary-heading">
    <a class="back" href="${checkout.session.cancel_url}">Cancel and go back</a>
    <h1 id="summary-heading">
      <span class="to">Pay ${businessName}</span>
      <span class="amount">${totalOf(checkout)}</span>
    </h1>
    <ul class="items">
      ${checkout.items.map(
        ({ name, description, amountInPaise }) => html`
          <li>
            <span class="title">${name}</span>
            <span>${rupees(amountInPaise)}</span>
            ${description !== null && html`<span class="quiet">${description}</span>`}
          </li>
        `,
      )}
    </ul>
    <p class="quiet">
      This page is open until ${clock.format(checkout.session.expires_at * 1000)} IST.
    </p>
  </section>
`;
