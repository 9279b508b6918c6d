import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../../time.ts';
import type { Method } from './charge.ts';

/** The fields of Stripe's Checkout Session that somebody reads. */
export interface CheckoutSession extends Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'allowed_payment_method_types'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'url'
> {
  amount_total: number;
  cancel_url: string;
  customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'address' | 'email'>;
  customer_email: string;
  payment_intent: string | null;
  payment_method_types: Method['type'][];
  success_url: string;
}

/** What the one who asks for a session decides. */
type Asked = Pick<
  CheckoutSession,
  | 'allowed_payment_method_types'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'payment_method_types'
  | 'success_url'
>;

export function newCheckoutSession(baseUrl: string, asked: Asked): CheckoutSession {
  const id = newId.checkoutSession();
  return {
    ...asked,
    id,
    object: 'checkout.session',
    created: secondsNow(),
    currency: 'inr',
    // The page asks for no address, not even where the shop requires one.
    customer_details: { address: null, email: asked.customer_email },
    livemode: false,
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `${baseUrl}/pay/${id}`,
  };
}
