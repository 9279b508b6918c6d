import { secondsNow } from '../../time.ts';
import { newId } from '../ids.ts';
import type { Notes, PaymentLink } from './payment-link.ts';
import type { PaymentMethod } from './payment-method.ts';

/** razorpay.com/docs/api/payments/entity */
export type Payment = PaymentMethod & {
  id: string;
  entity: 'payment';
  amount: number;
  amount_refunded: number;
  bank: null;
  captured: boolean;
  contact: string | null;
  created_at: number;
  currency: 'INR';
  description: string;
  email: string | null;
  error_code: string | null;
  error_description: string | null;
  fee: number | null;
  international: false;
  invoice_id: null;
  /** An empty list where there are none. */
  notes: Notes | [];
  order_id: string;
  refund_status: 'partial' | 'full' | null;
  status: 'captured' | 'refunded' | 'failed';
  tax: number | null;
  wallet: null;
};

/** The payment has the notes of its link, as in the sample of `payment_link.paid` (razorpay.com/docs/webhooks/payment-links). */
export const newPayment = (
  link: PaymentLink,
  method: PaymentMethod,
  failure: string | null,
): Payment => ({
  ...method,
  id: newId.payment(),
  entity: 'payment',
  amount: link.amount,
  amount_refunded: 0,
  bank: null,
  captured: failure === null,
  contact: link.customer.contact ?? null,
  created_at: secondsNow(),
  currency: link.currency,
  description: `#${link.id.replace('plink_', '')}`,
  email: link.customer.email ?? null,
  error_code: failure === null ? null : 'BAD_REQUEST_ERROR',
  error_description: failure,
  fee: failure === null ? Math.round(link.amount * 0.0236) : null,
  international: false,
  invoice_id: null,
  notes: link.notes ?? [],
  order_id: link.order_id,
  refund_status: null,
  status: failure === null ? 'captured' : 'failed',
  tax: failure === null ? Math.round(link.amount * 0.0036) : null,
  wallet: null,
});
