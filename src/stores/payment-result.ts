import { atom, readonlyType } from 'nanostores';
import { askPaymentStatus } from '#src/data/functions.ts';
import { findPayment } from '#src/data/payments.ts';
import type { Payment } from '#src/schemas/payment-order.ts';
import { forgetOrder } from './checkout.ts';

/** `payment` is absent when the lookup failed: the page then still says success, without details (SPEC section 4). */
export type PaymentResult =
  { stage: 'verifying' } | { stage: 'settled' | 'pending'; payment: Payment | undefined };

const $state = atom<PaymentResult>({ stage: 'verifying' });
export const $paymentResult = readonlyType($state);

// The provider's own news usually comes within a second; after that we ask it ourselves.
const pausesInMilliseconds = [1000, 2000, 3000, 5000, 8000];

/** Asks for the order until it is known how it ended, or until it is fair to call it pending. */
export async function verifyPayment(orderId: string): Promise<void> {
  $state.set({ stage: 'verifying' });
  let payment = await findPayment(orderId).catch(() => undefined);
  for (const pause of pausesInMilliseconds) {
    if (payment?.payment_status !== 'pending') break;
    payment = await askPaymentStatus(orderId).catch(() => payment);
    if (payment?.payment_status !== 'pending') break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (payment?.payment_status === 'paid') forgetOrder();
  $state.set({ stage: payment?.payment_status === 'pending' ? 'pending' : 'settled', payment });
}
