import type Stripe from 'stripe';
import { visit } from './hosted-page.ts';
import type { Emulated } from './stripe-emulator.ts';

export const upi = { method: 'upi' };

/** What the customer answers in the UPI app or to the bank. */
export const confirm = (url: string, answer: string) => visit(`${url}/confirm`, { answer });

export async function openPage(
  { stripe, createSession }: Emulated,
  changes?: Partial<Stripe.Checkout.SessionCreateParams>,
) {
  const session = await createSession(changes);
  const url = String(session.url);
  return {
    id: session.id,
    url,
    pay: (form: Record<string, string>) => visit(url, form),
    stored: () =>
      stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] }),
    returnUrl: String(session.success_url),
  };
}
