import type { PaymentOrderReply } from '#src/features/payment/schemas/order.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Order } from '../site/database-schema.ts';
import { DatabaseError } from '../site/database.ts';
import { AlreadyPaid, findEarlierPayment } from './earlier-payment.ts';
import {
  changeUnstartedOrder,
  correctCustomerName,
  insertOrder,
  noteRepeat,
} from './order-changes.ts';
import { findOrder, findPaidOrder, findPendingOrder, type Purchase } from './orders.ts';
import { ProviderError } from './provider-error.ts';
import { closeUnpayable, settle } from './settlement.ts';
import {
  type CheckoutSession,
  createCheckoutSession,
  expireCheckoutSession,
  resultAddress,
  retrieveCheckoutSession,
  type StartableOrder,
} from './stripe-sessions.ts';

const minimumMilliseconds = limits.checkoutMinutes * 60_000;
// Stripe counts the 30 minutes by its own clock and from its own answer, so we ask for a little more. A request
// that got no answer can be repeated unchanged for as long.
const allowanceMilliseconds = 120_000;
const clockToleranceMilliseconds = 30_000;

/** Each round ends with a page to go to, or with an order closed or taken by a faster request. */
const rounds = 4;

/**
 * Where to pay for this purchase: the page that is open for it, else a new one. What has been paid already
 * leads to its result instead, and what the buyer has paid for by another booking is asked about, so that nobody pays
 * twice unknowingly. Throws ProviderError, DatabaseError, TooManyOrders, AlreadyPaid.
 */
export async function openCheckout(
  purchase: Purchase,
  price: number,
  buyer: { accessToken: string | undefined; wantsItAgain: boolean },
): Promise<PaymentOrderReply> {
  const paid = await findPaidOrder(purchase);
  if (paid) return resultOf(paid);
  for (let round = 0; round < rounds; round += 1) {
    // In each round, because another tab may have been paid in the meantime.
    const earlier = await findEarlierPayment(purchase, buyer.accessToken);
    const canRepeat = buyer.wantsItAgain && !isCourse(purchase.mentorshipType);
    if (earlier && !canRepeat) throw new AlreadyPaid(earlier);
    const order = await openOrder(purchase, price);
    if (order && earlier) await noteRepeat(order);
    const reply =
      order &&
      (order.stripe_session_id === null
        ? await start(order, price)
        : await resume(order, order.stripe_session_id, price));
    if (reply) return reply;
  }
  throw new ProviderError('busy', 'no order stayed open long enough to be paid');
}

/** The open order of this purchase, else a new one; null when another request closed it meanwhile. */
async function openOrder(purchase: Purchase, price: number): Promise<Order | null> {
  const existing = await findPendingOrder(purchase);
  if (existing) {
    if (existing.customer_name !== purchase.customerName) {
      await correctCustomerName(existing, purchase.customerName);
    }
    return existing;
  }
  try {
    return await insertOrder(purchase, price, endOfNewSession());
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : '';
    if (code === postgres.uniqueViolation) return findPendingOrder(purchase);
    // The booking form was deleted, or never stored: the order stands on its own.
    if (code === postgres.foreignKeyViolation && purchase.submissionId) {
      const { submissionId: _, ...withoutSubmission } = purchase;
      return openOrder(withoutSubmission, price);
    }
    throw error;
  }
}

const postgres = { uniqueViolation: '23505', foreignKeyViolation: '23503' };

/** Where the order's session leads, or null after closing an order whose session cannot be paid any more. */
async function resume(
  order: Order,
  sessionId: string,
  price: number,
): Promise<PaymentOrderReply | null> {
  let session = await retrieveCheckoutSession(sessionId);
  if (session?.outcome === 'open' && order.amount !== price) {
    session = await expireCheckoutSession(sessionId);
  }
  if (session === null) {
    await closeUnpayable(order);
    return null;
  }
  if (session.outcome === 'open') return replyOf(order, session);
  await settle(session);
  return session.outcome === 'paid' || session.outcome === 'processing' ? resultOf(order) : null;
}

/** A session for an order that has none; null when another request closed it or is just starting it. */
async function start(order: Order, price: number): Promise<PaymentOrderReply | null> {
  if (order.amount !== price) {
    await closeUnpayable(order);
    return null;
  }
  const attempt = hasTimeToPay(order)
    ? order
    : await changeUnstartedOrder(order, { expires_at: endOfNewSession() });
  if (!attempt || !hasTimeToPay(attempt)) return null;
  const session = await createCheckoutSession(attempt).catch((error: unknown) =>
    forgetAttempt(attempt, error),
  );
  if (session === null) return null;
  const reply = replyOf(attempt, session);
  const stored = await changeUnstartedOrder(attempt, {
    stripe_session_id: session.sessionId,
    checkout_url: reply.checkoutUrl,
  });
  if (stored) return reply;
  // A second click gets the same session from Stripe, and may have stored it first.
  const current = await findOrder(order.order_id);
  return current?.stripe_session_id === session.sessionId ? reply : null;
}

/** Null when another request is just starting the same session; throws what went wrong otherwise. */
async function forgetAttempt(order: Order, error: unknown): Promise<null> {
  if (error instanceof ProviderError && error.cause === 'busy') return null;
  // Stripe repeats its first answer to the same request, failures included, so the next try is another one.
  if (error instanceof ProviderError && error.cause === 'refused') {
    await changeUnstartedOrder(order, { expires_at: null });
  }
  throw error;
}

function replyOf(order: Order, session: CheckoutSession): PaymentOrderReply {
  if (session.url === null) throw new ProviderError('refused', 'Stripe session without an address');
  return {
    paymentSessionId: session.sessionId,
    orderId: order.order_id,
    checkoutUrl: session.url,
  };
}

const resultOf = (order: Order): PaymentOrderReply => ({
  paymentSessionId: order.stripe_session_id ?? order.order_id,
  orderId: order.order_id,
  checkoutUrl: resultAddress(order.order_id),
});

/** Bought once and owned for good. */
export const isCourse = (mentorshipType: string) => offerOf(mentorshipType).minutes === undefined;

const endOfNewSession = () =>
  new Date(Date.now() + minimumMilliseconds + allowanceMilliseconds).toISOString();

const hasTimeToPay = (order: Order): order is StartableOrder =>
  order.expires_at !== null &&
  Date.parse(order.expires_at) >= Date.now() + minimumMilliseconds + clockToleranceMilliseconds;
