import { secondsNow } from '../../time.ts';
import { newId } from '../ids.ts';
import type { PaymentMethod } from './payment-method.ts';

export type Notes = Record<string, string>;

/** razorpay.com/docs/api/payments/payment-links/entity */
export interface PaymentLink {
  id: string;
  accept_partial: boolean;
  amount: number;
  amount_paid: number;
  callback_method: 'get';
  callback_url: string;
  cancelled_at: number;
  created_at: number;
  currency: 'INR';
  customer: Partial<Record<'contact' | 'email' | 'name', string | undefined>>;
  description: string;
  expire_by: number;
  expired_at: number;
  first_min_partial_amount: number;
  notes: Notes | null;
  notify: { email: boolean; sms: boolean; whatsapp: boolean };
  order_id: string;
  /** Only of what was captured, and null until then. */
  payments: LinkPayment[] | null;
  reference_id: string;
  reminder_enable: boolean;
  reminders: unknown[];
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  updated_at: number;
  upi_link: boolean;
  user_id: string;
}

interface LinkPayment {
  amount: number;
  created_at: number;
  method: PaymentMethod['method'];
  payment_id: string;
  plink_id: string;
  status: 'captured';
  updated_at: number;
}

/** What the one who asks for a link decides. */
export type AskedLink = Pick<
  PaymentLink,
  | 'amount'
  | 'callback_url'
  | 'customer'
  | 'description'
  | 'expire_by'
  | 'notes'
  | 'reference_id'
  | 'reminder_enable'
> & { notify: { email: boolean; sms: boolean } };

export function newLink(baseUrl: string, asked: AskedLink): PaymentLink {
  const id = newId.link();
  const now = secondsNow();
  return {
    ...asked,
    id,
    accept_partial: false,
    amount_paid: 0,
    callback_method: 'get',
    cancelled_at: 0,
    created_at: now,
    currency: 'INR',
    expired_at: 0,
    first_min_partial_amount: 0,
    notify: { ...asked.notify, whatsapp: false },
    order_id: newId.order(),
    payments: null,
    reminders: [],
    short_url: `${baseUrl}/pay/${id}`,
    status: 'created',
    updated_at: now,
    upi_link: false,
    user_id: '',
  };
}
