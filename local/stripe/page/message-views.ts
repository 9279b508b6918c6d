import { rupees } from '../money.ts';
import type { Checkout } from '../state.ts';
import { html, type Markup } from './html.ts';
import { icons } from './icons.ts';
import { messageBody } from './layout.ts';
import { totalOf } from './summary-view.ts';

export const expiredView = ({ session }: Checkout): Markup =>
  messageBody({
    tone: 'bad',
    icon: icons.clock,
    heading: 'This checkout has expired',
    text: 'Nothing was charged. Go back to start a new payment.',
    actions:
      session.cancel_url !== null &&
      html`<a class="button" href="${session.cancel_url}">Go back</a>`,
  });

export const completeView = (checkout: Checkout, returnUrl: string | null): Markup => {
  const isPaid = checkout.session.payment_status === 'paid';
  return messageBody({
    tone: isPaid ? 'good' : 'plain',
    icon: isPaid ? icons.check : icons.clock,
    heading: isPaid ? 'This is already paid' : 'The bank has not answered yet',
    text: isPaid
      ? html`You paid ${totalOf(checkout)}. You do not need to pay again.`
      : html`A payment of ${totalOf(checkout)} is under way. Please do not pay again.`,
    actions: returnUrl !== null && html`<a class="button" href="${returnUrl}">Continue</a>`,
  });
};

export const authenticationView = (checkout: Checkout, businessName: string): Markup =>
  messageBody({
    tone: 'plain',
    icon: icons.lock,
    heading: 'Your bank asks: is it you?',
    text: html`${businessName} asks for ${totalOf(checkout)} from your card. Your bank would send a
    code to your phone now; here you choose what happens.`,
    actions: html`<form method="post" action="/pay/${checkout.id}/authenticate" class="choices">
      <button type="submit" class="button" name="decision" value="complete">
        Complete authentication
      </button>
      <button type="submit" class="button quiet" name="decision" value="fail">
        Fail authentication
      </button>
    </form>`,
  });

export const unknownView = (): Markup =>
  messageBody({
    tone: 'bad',
    icon: icons.warning,
    heading: 'There is nothing here to pay',
    text: 'The link is wrong, or the test data was cleared since it was made.',
  });

export const receiptView = (
  charge: { id: string; amount: number; amount_refunded: number; created: number },
  details: { description: string; paidWith: string },
): Markup => html`
  <main class="message good receipt">
    <span class="seal">${icons.check}</span>
    <h1>Receipt for ${rupees(charge.amount)}</h1>
    <dl>
      <dt>For</dt>
      <dd>${details.description}</dd>
      <dt>Paid on</dt>
      <dd>${day.format(charge.created * 1000)}</dd>
      <dt>Paid with</dt>
      <dd>${details.paidWith}</dd>
      ${
        charge.amount_refunded > 0 &&
        html`<dt>Refunded</dt>
          <dd>${rupees(charge.amount_refunded)}</dd>`
      }
      <dt>Number</dt>
      <dd class="number">${charge.id}</dd>
    </dl>
  </main>
`;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
