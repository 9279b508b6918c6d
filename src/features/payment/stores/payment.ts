import { createPaymentOrder } from '#src/features/payment/data/functions.ts';
import type { PaymentOrder } from '#src/features/payment/schemas/order.ts';
import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { buyerKey } from '#src/shared/stores/buyer-key.ts';
import {
  correctAmount,
  dropTime,
  prolongHold,
  rememberCustomer,
  rememberOrder,
} from '#src/shared/stores/checkout.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { askAboutEarlierPayment, forgetEarlierPayment } from './earlier-payment.ts';

const payment = createSubmit({
  send: async (order: PaymentOrder) => {
    rememberCustomer({
      name: order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
    });
    try {
      const { checkoutUrl, orderId, heldUntil } = await createPaymentOrder({
        ...order,
        buyerKey: buyerKey(),
      });
      rememberOrder(orderId);
      prolongHold(heldUntil);
      await goToPage(checkoutUrl);
      forgetEarlierPayment();
    } catch (error) {
      forgetEarlierPayment();
      const problem = error instanceof FunctionRefusal ? error.problem : undefined;
      if (!problem?.paid) throw error;
      askAboutEarlierPayment(problem, problem.paid, order);
    }
  },
  failed: noticeFor,
});

export const $isPaying = payment.$busy;

/** Creates the order and goes to the payment provider's hosted page, or asks about an earlier payment for the same. */
export const pay = payment.submit;

function noticeFor(failure: DataError): Notice | undefined {
  if (failure.reason === 'notFound') return notices.paymentSessionMissing;
  if (!(failure instanceof FunctionRefusal)) return notices.paymentProblem();
  const { amount, timeTaken, title, detail } = failure.problem;
  if (timeTaken) {
    dropTime();
    // The form says it, for as long as it is so.
    return undefined;
  }
  if (amount !== undefined) {
    correctAmount(amount);
    return notices.priceChanged(amount);
  }
  return error(title, detail);
}
