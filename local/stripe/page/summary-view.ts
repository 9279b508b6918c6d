import { rupees } from '../money.ts';
import { amountOf, type OrderedItem } from '../objects/line-item.ts';
import type { Checkout } from '../state.ts';
import { html, type Markup } from './html.ts';
import { icons } from './icons.ts';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export const totalOf = ({ session }: Checkout): string => rupees(session.amount_total ?? 0);

/** What is bought, what it costs, until when, and the way back. */
export const summaryView = (checkout: Checkout, businessName: string): Markup => html`
  <section class="summary" aria-labelledby="summary-heading">
    ${
      checkout.session.cancel_url !== null &&
      html`<a class="back" href="${checkout.session.cancel_url}"
        >${icons.back}Cancel and go back</a
      >`
    }
    <h1 id="summary-heading">
      <span class="to">Pay ${businessName}</span>
      <span class="amount">${totalOf(checkout)}</span>
    </h1>
    <ul class="items">
      ${checkout.items.map(itemView)}
    </ul>
    <dl class="total">
      <dt>Total due</dt>
      <dd>${totalOf(checkout)}</dd>
    </dl>
    ${deadline(checkout)}
  </section>
`;

const itemView = (item: OrderedItem): Markup => html`
  <li>
    <span class="title">${item.name}</span>
    <span class="price">${rupees(amountOf(item))}</span>
    ${item.description !== null && html`<span class="about">${item.description}</span>`}
    ${
      item.quantity > 1 &&
      html`<span class="about">${item.quantity} × ${rupees(item.unitAmountInPaise)}</span>`
    }
  </li>
`;

function deadline({ session }: Checkout): Markup {
  const end = new Date(session.expires_at * 1000);
  return html`<p class="deadline">
    ${icons.clock}
    <span
      >This page is open until
      <time datetime="${end.toISOString()}" data-deadline>${clock.format(end)} IST</time>.</span
    >
  </p>`;
}
