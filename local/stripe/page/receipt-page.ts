import type Stripe from 'stripe';
import { type Account, checkoutOfIntent } from '../account.ts';
import type { Answer } from '../http.ts';
import { receiptView } from './message-views.ts';
import { createPage } from './page-answers.ts';

/** The receipt of a paid charge; nothing if there is none of this id. */
export function receiptPage(account: Account, chargeId: string): Answer | undefined {
  const charge = account.state.charges.get(chargeId);
  if (charge?.paid !== true || typeof charge.payment_intent !== 'string') return undefined;
  const checkout = checkoutOfIntent(account, charge.payment_intent);
  const description = checkout?.items.map(({ name }) => name).join(', ') ?? '';
  const page = createPage(account.businessName);
  return page('Receipt', receiptView(charge, { description, paidWith: paidWith(charge) }));
}

function paidWith({ payment_method_details: details }: Stripe.Charge): string {
  if (details?.upi !== undefined) return `UPI, ${details.upi.vpa ?? ''}`;
  return `Card ending in ${details?.card?.last4 ?? ''}`;
}
