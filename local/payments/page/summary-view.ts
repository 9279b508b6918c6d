import { rupees } from '../money.ts';
import { html, type Markup } from './html.ts';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

interface Item {
  name: string;
  description: string | null;
  amountInPaise: number;
}

/** What a page to pay on is about. */
export interface Bill {
  items: readonly Item[];
  totalInPaise: number;
  email: string;
  /** Until when it can be paid, in seconds since 1970. */
  openUntil: number;
  /** Null where the provider has none: then only the browser leads back. */
  cancelAddress: string | null;
}

export const totalOf = ({ totalInPaise }: Bill): string => rupees(totalInPaise);

/** What is bought, what it costs, until when, and the way back. */
export const summaryView = (bill: Bill, businessName: string): Markup => html`
  <section class="summary" aria-labelledby="summary-heading">
    ${bill.cancelAddress !== null && html`<a class="back" href="${bill.cancelAddress}">Cancel and go back</a>`}
    <h1 id="summary-heading">
      <span class="to">Pay ${businessName}</span>
      <span class="amount">${totalOf(bill)}</span>
    </h1>
    <ul class="items">
      ${bill.items.map(
        ({ name, description, amountInPaise }) => html`
          <li>
            <span class="title">${name}</span>
            <span>${rupees(amountInPaise)}</span>
            ${description !== null && html`<span class="quiet">${description}</span>`}
          </li>
        `,
      )}
    </ul>
    <p class="quiet">This page is open until ${clock.format(bill.openUntil * 1000)} IST.</p>
  </section>
`;
