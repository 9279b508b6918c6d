import type { Deadline } from '../site/slice.ts';
import type { RefundFact } from './facts.ts';
import { listQuietly, settleQuietly } from './missed-news.ts';
import { settleRefund } from './money-back.ts';
import { isOrderId } from './order-id.ts';
import { listOwnPayments } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { providerOf, usableProviders } from './providers.ts';
import { listKnownRefunds, listUnsureRefunds, touchRefund } from './refunds.ts';

/** A bank may send the money back within 30 days (docs.stripe.com/refunds, "Failed refunds"). */
const daysBack = 30;
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
    changed += await settleQuietly(nameOf(refund.id), async () => {
      const fact = await provider.readRefund(refund.id);
      return fact && settleRefund(fact, provider);
    });
  }
  for (const provider of usableProviders()) {
    for (const fact of await listNews(provider)) {
      if (deadline.isOver()) return changed;
      changed += await settleQuietly(nameOf(fact.refundId), () => settleRefund(fact, provider));
    }
  }
  return changed;
}

const nameOf = (refundId: string) => `refund ${refundId}`;

/** The refunds of these days that are further than we know. */
async function listNews(provider: PaymentProvider): Promise<RefundFact[]> {
  const facts = await listQuietly(daysBack, (since) => provider.listRefunds(since));
  const known = await listKnownRefunds(facts.map(({ refundId }) => refundId));
  const news = facts.filter(({ refundId, state }) => known.get(refundId) !== state);
  // Another site may use the same account, and what was refunded in a dashboard may not say of which order.
  const nameless = news.filter(({ orderId }) => !isOrderId(orderId));
  const payments = await listOwnPayments(nameless.map(({ paymentId }) => paymentId ?? ''));
  return news.filter(({ orderId, paymentId }) => isOrderId(orderId) || payments.has(paymentId));
}
