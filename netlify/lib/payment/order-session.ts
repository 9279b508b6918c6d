import type { PaymentOrderReply } from '#src/features/payment/schemas/order.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Order } from './order.ts';
import { changeUnstartedOrder } from './order-changes.ts';
import { findOrder } from './orders.ts';
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

/** Where the order's session leads, or null after closing an order whose session cannot be paid any more. */
export async function resumeSession(
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
export async function startSession(order: Order, price: number): Promise<PaymentOrderReply | null> {
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

export const resultOf = (order: Order): PaymentOrderReply => ({
  paymentSessionId: order.stripe_session_id ?? order.order_id,
  orderId: order.order_id,
  checkoutUrl: resultAddress(order.order_id),
});

export const endOfNewSession = () =>
  new Date(Date.now() + minimumMilliseconds + allowanceMilliseconds).toISOString();

const hasTimeToPay = (order: Order): order is StartableOrder =>
  order.expires_at !== null &&
  Date.parse(order.expires_at) >= Date.now() + minimumMilliseconds + clockToleranceMilliseconds;
