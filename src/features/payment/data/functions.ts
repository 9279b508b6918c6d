import {
  type Payment,
  type PaymentOrder,
  type PaymentOrderReply,
  paymentOrderReplySchema,
  paymentSchema,
} from '#src/features/payment/schemas/order.ts';
import { type Receipt, receiptSchema } from '#src/features/payment/schemas/receipt.ts';
import { readStored } from '#src/shared/browser/storage.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { callFunction, FunctionRefusal } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

/** Asks for an order and its hosted payment page. Throws a FunctionRefusal with the server's words, or a DataError. */
export async function createPaymentOrder(order: PaymentOrder): Promise<PaymentOrderReply> {
  const token = await tokenOfMember();
  const reply = await callFunction('create-payment-order', {
    method: 'POST',
    body: order,
    ...(token && { token }),
  });
  const parsed = paymentOrderReplySchema.safeParse(reply);
  if (!parsed.success) throw new DataError('notFound', '');
  return parsed.data;
}

/** An expired session is refreshed first, and the auth service may be slow. */
const tokenTimeLimitInMilliseconds = 3_000;

/** Sends the access token of a signed-in buyer. The wait is limited, and a visitor loads nothing for it. */
async function tokenOfMember(): Promise<string> {
  if (readStored('local', authStorageKey) === undefined) return '';
  try {
    const { accessToken } = await import('#src/shared/data/client.ts');
    const timeIsUp = new Promise<string>((resolve) =>
      setTimeout(resolve, tokenTimeLimitInMilliseconds, ''),
    );
    return await Promise.race([accessToken(), timeIsUp]);
  } catch {
    return '';
  }
}

/** The order as the payment provider knows it: repairs a row that a lost webhook left pending. */
export async function askPaymentStatus(orderId: string): Promise<Payment> {
  const query = new URLSearchParams({ order_id: orderId });
  return paymentSchema.parse(await callFunction(`payment-status?${query}`, { method: 'GET' }));
}

/** The receipt of a paid order. Throws `notFound` when there is none. */
export async function readReceipt(orderId: string): Promise<Receipt> {
  const query = new URLSearchParams({ order_id: orderId });
  try {
    return receiptSchema.parse(await callFunction(`receipt?${query}`, { method: 'GET' }));
  } catch (error) {
    const status = error instanceof FunctionRefusal ? error.problem.status : 0;
    if (status === 400 || status === 404) throw new DataError('notFound', '');
    throw error;
  }
}
