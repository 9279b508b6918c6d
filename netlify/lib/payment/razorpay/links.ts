import * as z from 'zod/mini';
import { offerOf } from '#src/shared/content/offers.ts';
import { nameMethods, paymentMethods } from '#src/shared/content/payment.ts';
import { paiseOf } from '#src/shared/lib/paise.ts';
import type { CheckoutSession } from '../facts.ts';
import type { StartableOrder } from '../provider.ts';
import { resultAddress } from '../result-address.ts';
import { secondsOf } from '../unix-time.ts';
import { ask, Refused } from './client.ts';
import { customerOf } from './customer.ts';
import { type Link, linkSchema, sessionOf } from './link-state.ts';

// An order's page is a Payment Link: a hosted page that the server makes, so no script of theirs comes onto ours
// (razorpay.com/docs/api/payments/payment-links).

/**
 * A link by its order. A reference is taken once and for good, also by a link that is over ("payment link with given
 * reference_id … already exists"), so a repeated request finds the first link. Throws ProviderError.
 */
export async function createLink(order: StartableOrder): Promise<CheckoutSession> {
  try {
    const request = { method: 'POST', body: requestOf(order) } as const;
    return sessionOf(await ask('/payment_links', linkSchema, request));
  } catch (error) {
    const isTaken = error instanceof Refused && /reference/i.test(error.description);
    const link = isTaken ? await findLink(order.order_id) : undefined;
    if (link) return sessionOf(link);
    throw error;
  }
}

function requestOf(order: StartableOrder) {
  const offer = offerOf(order.mentorshiptype);
  return {
    amount: paiseOf(order.amount),
    currency: 'INR',
    accept_partial: false,
    // At most 40 characters.
    reference_id: order.order_id,
    description: offer.name,
    // At least 15 minutes ahead ("timestamp must be atleast 15 minutes in future"); ours are 30.
    expire_by: secondsOf(new Date(order.expires_at)),
    customer: customerOf(order),
    // The site sends its own mails.
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { order_id: order.order_id, mentorship_type: order.mentorshiptype },
    // What Razorpay adds to it (payment, link, signature) is not needed: the page asks for the order's state.
    callback_url: resultAddress(order.order_id),
    callback_method: 'get',
    options: { checkout: { config: { display } } },
  };
}

/** Only the ways to pay that the site names, in its order (docs/api/payments/payment-links/customise-options-config). */
const display = {
  blocks: {
    ways: {
      name: nameMethods('{methods}'),
      instruments: paymentMethods.map((method) => ({ method })),
    },
  },
  sequence: ['block.ways'],
  preferences: { show_default_blocks: false },
};

const listSchema = z.object({ payment_links: z.array(linkSchema) });

async function findLink(orderId: string): Promise<Link | undefined> {
  const query = new URLSearchParams({ reference_id: orderId });
  const { payment_links } = await ask(`/payment_links?${query}`, listSchema);
  return payment_links.find(({ reference_id }) => reference_id === orderId);
}

/** The link as it is now, or null when this account has none of that id. Throws ProviderError. */
export async function retrieveLink(linkId: string): Promise<CheckoutSession | null> {
  try {
    return sessionOf(await ask(`/payment_links/${linkId}`, linkSchema));
  } catch (error) {
    if (error instanceof Refused && error.isUnknownId) return null;
    throw error;
  }
}

/** Cancels an open link. One that is paid or over by now stays as it is, and is the answer. Throws ProviderError. */
export async function cancelLink(linkId: string): Promise<CheckoutSession> {
  try {
    const request = { method: 'POST' } as const;
    return sessionOf(await ask(`/payment_links/${linkId}/cancel`, linkSchema, request));
  } catch (error) {
    const link = error instanceof Refused ? await retrieveLink(linkId) : null;
    if (link && link.outcome !== 'open') return link;
    throw error;
  }
}
