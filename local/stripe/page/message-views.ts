import type { Checkout } from '../state.ts';
import { html, type Markup } from './html.ts';
import { totalOf } from './summary-view.ts';

interface Message {
  heading: string;
  text: string;
  actions?: Markup;
}

/** A page with one message in its middle. */
const messageView = ({ heading, text, actions }: Message): Markup => html`
  <main class="message">
    <h1>${heading}</h1>
    <p>${text}</p>
    ${actions}
  </main>
`;

const link = (href: string, text: string): Markup =>
  html`<a class="button" href="${href}">${text}</a>`;

export const expiredView = ({ session }: Checkout): Markup =>
  messageView({
    heading: 'This checkout has expired',
    text: 'Nothing was charged. Go back to start a new payment.',
    actions: link(session.cancel_url, 'Go back'),
  });

export function completeView(checkout: Checkout): Markup {
  const { payment_status, success_url } = checkout.session;
  const isPaid = payment_status === 'paid';
  return messageView({
    heading: isPaid ? 'This is already paid' : 'The bank has not answered yet',
    text: isPaid
      ? `You paid ${totalOf(checkout)}. You do not need to pay again.`
      : `A payment of ${totalOf(checkout)} is under way. Please do not pay again.`,
    actions: link(success_url, 'Continue'),
  });
}

export const unknownView = (): Markup =>
  messageView({
    heading: 'There is nothing here to pay',
    text: 'The link is wrong, or the test data was cleared since it was made.',
  });
