import { html, type Markup } from './html.ts';

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

export const expiredView = (backAddress: string | null): Markup =>
  messageView({
    heading: 'This checkout has expired',
    text: 'Nothing was charged. Go back to start a new payment.',
    ...(backAddress !== null && { actions: link(backAddress, 'Go back') }),
  });

export const paidView = (total: string, address: string): Markup =>
  messageView({
    heading: 'This is already paid',
    text: `You paid ${total}. You do not need to pay again.`,
    actions: link(address, 'Continue'),
  });

export const pendingView = (total: string, address: string): Markup =>
  messageView({
    heading: 'The bank has not answered yet',
    text: `A payment of ${total} is under way. Please do not pay again.`,
    actions: link(address, 'Continue'),
  });

export const unknownView = (): Markup =>
  messageView({
    heading: 'There is nothing here to pay',
    text: 'The link is wrong, or the test data was cleared since it was made.',
  });
