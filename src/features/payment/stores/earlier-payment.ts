import { atom, readonlyType } from 'nanostores';
import type { PaymentOrder } from '#src/features/payment/schemas/order.ts';
import type { Problem } from '#src/shared/schemas/problem.ts';

/** What the server says of an earlier payment for the same, and the order that waits for an answer. */
export interface EarlierPayment {
  title: string;
  message: string;
  /** The order that was paid. */
  orderId: string;
  canRepeat: boolean;
  order: PaymentOrder;
}

const $earlier = atom<EarlierPayment | undefined>();

/** Set while somebody is asked whether to pay for the same again. */
export const $earlierPayment = readonlyType($earlier);

export function askAboutEarlierPayment(
  { title, detail = '' }: Problem,
  paid: NonNullable<Problem['paid']>,
  order: PaymentOrder,
): void {
  $earlier.set({ ...paid, title, message: detail, order });
}

export const forgetEarlierPayment = () => $earlier.set(undefined);
