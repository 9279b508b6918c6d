import * as z from 'zod/mini';
import { type Payment, paymentSchema } from '#src/features/payment/schemas/order.ts';
import { publicRest } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** What the result page may know of an order, or undefined when there is none with this id. */
export async function findPayment(orderId: string): Promise<Payment | undefined> {
  const rows = unwrap(await publicRest().rpc('payment_by_order_id', { order_id: orderId }));
  return z.array(paymentSchema).parse(rows)[0];
}
