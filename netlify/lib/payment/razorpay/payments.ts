import * as z from 'zod/mini';
import { isOrderId } from '../order-id.ts';
import type { Payer } from '../provider.ts';
import { ask, Refused } from './client.ts';
import { linkSchema, notesSchema, sessionOf } from './link-state.ts';

/** The parts that we read of razorpay.com/docs/api/payments/entity. */
const paymentSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  /** Razorpay's own order, which each link has. */
  order_id: z.nullish(z.string()),
  method: z.nullish(z.string()),
  card: z.nullish(z.object({ network: z.nullish(z.string()), last4: z.nullish(z.string()) })),
  bank: z.nullish(z.string()),
  wallet: z.nullish(z.string()),
  notes: notesSchema,
});

/** How a link was paid. It asks for no address, so the state is not known. Throws ProviderError. */
export async function retrievePayer(linkId: string): Promise<Payer> {
  const { paymentId } = sessionOf(await ask(`/payment_links/${linkId}`, linkSchema));
  if (paymentId === null) return { method: null, state: null };
  // Without it `card` is only an id (docs/api/payments/fetch-payment-expanded-card).
  const payment = await ask(`/payments/${paymentId}?expand[]=card`, paymentSchema);
  return { method: methodOf(payment), state: null };
}

function methodOf({ method, card, bank, wallet }: z.infer<typeof paymentSchema>): string | null {
  if (method === 'upi') return 'UPI';
  if (method === 'netbanking') return bank ? `Net banking, ${bank}` : 'Net banking';
  if (method === 'wallet') return wallet ? `Wallet, ${wallet}` : 'Wallet';
  if (method !== 'card') return method ?? null;
  const name = card?.network ? `${card.network} card` : 'Card';
  return card?.last4 ? `${name} ending ${card.last4}` : name;
}

const orderSchema = z.object({ receipt: z.nullish(z.string()), notes: notesSchema });

/**
 * The order that a payment was made for; null when it is none of ours. What a link was made with is with Razorpay's order,
 * not always with the payment (the sample of `payment_link.paid` in docs/webhooks/payment-links). Throws ProviderError.
 */
export async function retrieveOrderId(paymentId: string): Promise<string | null> {
  try {
    const { notes, order_id } = await ask(`/payments/${paymentId}`, paymentSchema);
    const order = order_id ? await ask(`/orders/${order_id}`, orderSchema) : null;
    const known = [notes.order_id, order?.notes.order_id, order?.receipt];
    return known.find((id) => isOrderId(id ?? null)) ?? null;
  } catch (error) {
    if (error instanceof Refused && error.isUnknownId) return null;
    throw error;
  }
}
