import type { PaymentOrderReply } from '#src/features/payment/schemas/order.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { CheckoutSession } from './facts.ts';
import type { Order } from './order.ts';
import { changeUnstartedOrder } from './order-changes.ts';
import { findOrder } from './orders.ts';
import { ProviderError } from './provider-error.ts';
import type { StartableOrder } from './provider.ts';
import { providerOf } from './providers.ts';
import { resultAddress } from './result-address.ts';
import { closeUnpayable, settle } from './settlement.ts';

const minimumMilliseconds = limits.checkoutMinutes * 60_000;
// Providers count the 30 minutes by their own clock and from their own answer, so we ask for a little more. A request
// that got no answer can be repeated unchanged for as long.
const allowanceMilliseconds = 120_000;
const clockToleranceMilliseconds = 30_000;

/** Where the order's session leads, or null after closing an order whose session cannot be paid any more. */
export async function resumeSession(
  order: Order,
  sessionId: string,
  price: number,
): Promise<PaymentOrderReply | null> {
  let session = await providerOf(order).read(sessionId);
  if (session?.outcome === 'open' && order.amount !== price) {
    session = await providerOf(order).close(sessionId);
  }
  if (session === null) {
    await closeUnpayable(order);
    return null;
  }
  return session.outcome === 'open' ? replyOf(order, session) : leave(order, session);
}

/** What a page says that cannot be paid any more. */
async function leave(order: Order, session: CheckoutSession): Promise<PaymentOrderReply | null> {
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
  const session = await providerOf(attempt)
    .open(attempt)
    .catch((error: unknown) => forgetAttempt(attempt, error));
  if (session === null) return null;
  // A repeated request found the page of a lost answer, and that one is over.
  if (session.outcome !== 'open') return leave(attempt, session);
  const reply = replyOf(attempt, session);
  const stored = await changeUnstartedOrder(attempt, {
    provider_session_id: session.sessionId,
    checkout_url: reply.checkoutUrl,
  });
  if (stored) return reply;
  // A second click gets the same session, and may have stored it first.
  const current = await findOrder(order.order_id);
  return current?.provider_session_id === session.sessionId ? reply : null;
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
  if (session.url === null) throw new ProviderError('refused', 'session without an address');
  return {
    paymentSessionId: session.sessionId,
    orderId: order.order_id,
    checkoutUrl: session.url,
  };
}

export const resultOf = (order: Order): PaymentOrderReply => ({
  paymentSessionId: order.provider_session_id ?? order.order_id,
  orderId: order.order_id,
  checkoutUrl: resultAddress(order.order_id),
});

export const endOfNewSession = () =>
  new Date(Date.now() + minimumMilliseconds + allowanceMilliseconds).toISOString();

const hasTimeToPay = (order: Order): order is StartableOrder =>
  order.expires_at !== null &&
  Date.parse(order.expires_at) >= Date.now() + minimumMilliseconds + clockToleranceMilliseconds;
