import * as z from 'zod/mini';
import {
  type ManagedPayment,
  managedPaymentColumns,
  managedPaymentSchema,
  type PaymentIssue,
  paymentIssueSchema,
  type PaymentHistoryEntry,
  paymentHistoryEntrySchema,
  type PaymentMonth,
  paymentMonthSchema,
  type PaymentStatus,
} from '#src/features/payment/schemas/managed-payment.ts';
import { paymentStatuses } from '#src/features/payment/schemas/order.ts';
import { mentorshipTypes } from '#src/shared/content/offers.ts';
import { accessToken, supabase } from '#src/shared/data/client.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// What only admins may do with payments; the database and the function refuse everybody else.

export interface PaymentQuery {
  status: PaymentStatus | 'all';
  /** A type of the price list, `other` for those that are not in it, or `all`. */
  type: string;
  /** Searched in name, email, phone, order id and receipt number. */
  words: string;
}

export interface PaymentPart {
  rows: ManagedPayment[];
  total: number;
}

/** Payments from the `from`th on, the latest order first. */
export async function listPayments(
  { status, type, words }: PaymentQuery,
  { from, count }: { from: number; count: number },
): Promise<PaymentPart> {
  const client = await supabase();
  let query = client.from('payments').select(managedPaymentColumns, { count: 'exact' });
  if (status !== 'all') query = query.eq('payment_status', status);
  if (type === 'other') query = query.not('mentorshiptype', 'in', `(${mentorshipTypes.join()})`);
  else if (type !== 'all') query = query.eq('mentorshiptype', type);
  const wanted = words.trim().toLowerCase();
  if (wanted) query = query.ilike('search_text', `%${literally(wanted)}%`);
  const answer = await query
    .order('created_at', { ascending: false })
    .order('order_id')
    .range(from, from + count - 1);
  const rows = checked(managedPaymentSchema, unwrap(answer));
  return { rows, total: answer.count ?? from + rows.length };
}

/** Throws `notFound` when there is none with this id. */
export async function readPayment(orderId: string): Promise<ManagedPayment> {
  const client = await supabase();
  const answer = await client
    .from('payments')
    .select(managedPaymentColumns)
    .eq('order_id', orderId);
  const [payment] = checked(managedPaymentSchema, unwrap(answer));
  if (!payment) throw new DataError('notFound', '');
  return payment;
}

const rowsPerRequest = 1000;

/** All of them; the service answers 1000 rows at a time. */
export async function listAllPayments(query: PaymentQuery): Promise<ManagedPayment[]> {
  const all: ManagedPayment[] = [];
  for (;;) {
    const { rows } = await listPayments(query, { from: all.length, count: rowsPerRequest });
    all.push(...rows);
    if (rows.length < rowsPerRequest) return all;
  }
}

export async function readPaymentTotals(): Promise<PaymentMonth[]> {
  const client = await supabase();
  return checked(paymentMonthSchema, unwrap(await client.rpc('payment_totals')));
}

export async function readPaymentHistory(orderId: string): Promise<PaymentHistoryEntry[]> {
  const client = await supabase();
  const answer = await client.rpc('payment_history', { order_id: orderId });
  return checked(paymentHistoryEntrySchema, unwrap(answer));
}

export async function listPaymentIssues(): Promise<PaymentIssue[]> {
  const client = await supabase();
  return checked(paymentIssueSchema, unwrap(await client.rpc('payment_issues')));
}

export async function resolvePaymentIssue({ kind, id }: PaymentIssue): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('resolve_payment_issue', { kind, id }));
}

const refundReplySchema = z.object({ payment_status: z.enum(paymentStatuses) });

/** Refunds an order; returns its status after that. Throws a FunctionRefusal with the server's words. */
export async function refundOrder(orderId: string): Promise<PaymentStatus> {
  const reply = await callFunction('refund-payment', {
    method: 'POST',
    body: { orderId },
    token: await accessToken(),
  });
  return refundReplySchema.parse(reply).payment_status;
}

// These have a meaning in a pattern. The service reads * as %, which finds more, not less.
const literally = (words: string) => words.replace(/[\\%_]/g, String.raw`\$&`);

function checked<Schema extends z.core.$ZodType>(
  schema: Schema,
  rows: unknown,
): z.output<Schema>[] {
  const parsed = z.safeParse(z.array(schema), rows);
  if (!parsed.success) throw new DataError('unavailable', '');
  return parsed.data;
}
