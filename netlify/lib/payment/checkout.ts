import type { PaymentOrderReply } from '#src/features/payment/schemas/order.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import type { Order } from './order.ts';
import { DatabaseError } from '../site/database.ts';
import { AlreadyPaid, findEarlierPayment } from './earlier-payment.ts';
import { correctCustomer, insertOrder, noteRepeat } from './order-changes.ts';
import { endOfNewSession, resultOf, resumeSession, startSession } from './order-session.ts';
import { findPaidOrder, findPendingOrder, type Purchase } from './orders.ts';
import { notePhoneMessages } from '../phone/phone-consent.ts';
import { holdForOrder } from '../sessions/holds.ts';
import { ProviderError } from './provider-error.ts';

/** Each round ends with a page to go to, or with an order closed or taken by a faster request. */
const rounds = 4;

/**
 * Where to pay for this purchase: the page that is open for it, else a new one. What has been paid already
 * leads to its result instead, and what the buyer has paid for by another booking is asked about, so that nobody pays
 * twice unknowingly. Throws ProviderError, DatabaseError, TooManyOrders, AlreadyPaid, TimeTaken.
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
    if (order) await notePhoneMessages(order, purchase.phoneMessagesNotice);
    const heldUntil =
      order && !isCourse(order.mentorshiptype)
        ? await holdForOrder(order, purchase.startsAt, purchase.buyerKeyHash)
        : undefined;
    const reply =
      order &&
      (order.provider_session_id === null
        ? await startSession(order, price)
        : await resumeSession(order, order.provider_session_id, price));
    if (reply) return { ...reply, ...(heldUntil && { heldUntil }) };
  }
  throw new ProviderError('busy', 'no order stayed open long enough to be paid');
}

/** The open order of this purchase, else a new one; null when another request closed it meanwhile. */
async function openOrder(purchase: Purchase, price: number): Promise<Order | null> {
  const existing = await findPendingOrder(purchase);
  if (existing) {
    await correctCustomer(existing, purchase);
    return existing;
  }
  try {
    return await insertOrder(purchase, price, endOfNewSession());
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : '';
    if (code === postgres.uniqueViolation) return findPendingOrder(purchase);
    // The booking form was deleted or never stored: the order has none.
    if (code === postgres.foreignKeyViolation && purchase.submissionId) {
      const { submissionId: _, ...withoutSubmission } = purchase;
      return openOrder(withoutSubmission, price);
    }
    throw error;
  }
}

const postgres = { uniqueViolation: '23505', foreignKeyViolation: '23503' };

/** Bought once and owned for good. */
export const isCourse = (mentorshipType: string) => offerOf(mentorshipType).minutes === undefined;
