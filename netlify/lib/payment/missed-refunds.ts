import { logFailure, logProblem } from '../site/log.ts';
import type { Deadline } from '../site/slice.ts';
import type { RefundFact } from './facts.ts';
import { settleRefund } from './money-back.ts';
import { isOrderId } from './order-id.ts';
import type { PaymentProvider } from './provider.ts';
import { providerOf, usableProviders } from './providers.ts';
import { listKnownRefunds, listOwnPayments, listUnsureRefunds, touchRefund } from './refunds.ts';

/** A bank may send the money back within 30 days (docs.stripe.com/refunds, "Failed refunds"). */
const daysBack = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const maximumAsked = 50;

/**
 * Records what no webhook has told of refunds; returns how many changed. First those that were not sure yet, the one that
 * was asked about longest ago first. Throws DatabaseError.
 */
export async function settleMissedRefunds(deadline: Deadline): Promise<number> {
  let changed = 0;
  for (const refund of await listUnsureRefunds(maximumAsked)) {
    if (deadline.isOver()) return changed;
    // Before we ask: one that gets no answer goes to the end of the line, too.
    await touchRefund(refund.id);
    const provider = providerOf(refund);
    changed += await settleQuietly(provider, () => provider.readRefund(refund.id));
  }
  for (const provider of usableProviders()) {
    for (const fact of await listNews(provider)) {
      if (deadline.isOver()) return changed;
      changed += await settleQuietly(provider, async () => fact);
    }
  }
  return changed;
}

/** The refunds of these days that are further than we know. */
async function listNews(provider: PaymentProvider): Promise<RefundFact[]> {
  const since = new Date(Date.now() - daysBack * dayMilliseconds);
  const facts = await provider.listRefunds(since).catch((error: unknown) => {
    logFailure('reconcile', error);
    return [];
  });
  const known = await listKnownRefunds(facts.map(({ refundId }) => refundId));
  const news = facts.filter(({ refundId, state }) => known.get(refundId) !== state);
  // Another site may use the same account, and what was refunded in a dashboard may not say of which order.
  const nameless = news.filter(({ orderId }) => !isOrderId(orderId));
  const payments = await listOwnPayments(nameless.map(({ paymentId }) => paymentId ?? ''));
  return news.filter(
    ({ orderId, paymentId }) => isOrderId(orderId) || payments.has(paymentId ?? ''),
  );
}

/** One that fails stops no other. */
async function settleQuietly(
  provider: PaymentProvider,
  ask: () => Promise<RefundFact | null>,
): Promise<number> {
  try {
    const fact = await ask();
    if (fact === null) return 0;
    const outcome = await settleRefund(fact, provider);
    if (outcome === 'mismatch') logProblem('reconcile', `refund ${fact.refundId} does not match`);
    return outcome === 'applied' ? 1 : 0;
  } catch (error) {
    logFailure('reconcile', error);
    return 0;
  }
}
