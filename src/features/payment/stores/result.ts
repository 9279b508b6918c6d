import { atom, readonlyType } from 'nanostores';
import { askPaymentStatus } from '#src/features/payment/data/functions.ts';
import { findPayment } from '#src/features/payment/data/payments.ts';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { keepPaidWith } from '#src/shared/browser/paid-with.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { emailOfOrder, forgetOrder } from '#src/shared/stores/checkout.ts';

/**
 * `payment` is absent when the lookup failed: the page then still says success, without details (docs/product.md 4).
 * `unknown`: the lookup has answered that there is no such order.
 */
export type PaymentResult =
  | { stage: 'verifying' }
  | { stage: 'unknown'; orderId: string }
  | {
      stage: 'settled';
      payment: Payment | undefined;
      /** The mail that confirms it may still be on its way. */
      isFresh: boolean;
      /** The address that this browser paid with. The backend tells it to nobody. */
      paidWith?: string | undefined;
    };

const $state = atom<PaymentResult>({ stage: 'verifying' });
export const $paymentResult = readonlyType($state);

// The webhook usually comes within a second; after that we ask the payment provider.
const pausesInMilliseconds = [1000, 2000, 3000, 5000, 8000];

/** Asks for the order until its result is known, or until it counts as pending. */
export async function verifyPayment(orderId: string): Promise<void> {
  $state.set({ stage: 'verifying' });
  $state.set(await lookUp(orderId));
}

async function lookUp(orderId: string): Promise<PaymentResult> {
  try {
    const found = await findPayment(orderId);
    if (!found) return { stage: 'unknown', orderId };
    const payment = await waitWhilePending(found);
    const paidWith = emailOfOrder(payment.order_id);
    if (payment.payment_status === 'paid') {
      forgetOrder();
      if (paidWith && isCourse(payment)) keepPaidWith(paidWith);
    }
    return { stage: 'settled', payment, isFresh: isFresh(payment), paidWith };
  } catch {
    return { stage: 'settled', payment: undefined, isFresh: true };
  }
}

const freshMilliseconds = 15 * 60_000;

const isFresh = ({ paid_at }: Payment) =>
  paid_at === null || Date.now() - Date.parse(paid_at) < freshMilliseconds;

const isCourse = ({ mentorshiptype }: Payment) => offerOf(mentorshiptype).minutes === undefined;

async function waitWhilePending(found: Payment): Promise<Payment> {
  let payment = found;
  for (const pause of pausesInMilliseconds) {
    if (payment.payment_status !== 'pending') break;
    payment = await askPaymentStatus(found.order_id).catch(() => payment);
    if (payment.payment_status !== 'pending') break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return payment;
}
