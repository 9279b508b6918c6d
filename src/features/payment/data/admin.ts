import * as z from 'zod/mini';
import {
  type Dispute,
  disputeSchema,
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
import { paymentStatuses, refundStates } from '#src/features/payment/schemas/order.ts';
import { mentorshipTypes } from '#src/shared/content/offers.ts';
import { accessToken, supabase } from '#src/shared/data/client.ts';
import { containing } from '#src/shared/data/containing.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

// What only admins may do with payments; the database and the function refuse everybody else.

export interface PaymentQuery {
  status: PaymentStatus | 'all';
  /** A type of the price list, `other` for those that are not in it, or `all`. */
  type: string;
  /** Each of them is somewhere in name, email, phone, order id or receipt number. */
  words: string;
}

const paymentsSchema = z.array(managedPaymentSchema);

export interface PaymentPart {
  rows: ManagedPayment[];
  total: number;
}

/** Payments from the `from`th on, the latest order first. */
export async function listPayments(
  query: PaymentQuery,
  { from, count }: { from: number; count: number },
): Promise<PaymentPart> {
  const answer = await paymentsOf(await supabase(), query, 'exact')
    .order('created_at', { ascending: false })
    .order('order_id')
    .range(from, from + count - 1);
  const rows = parseAnswer(paymentsSchema, unwrap(answer));
  return { rows, total: answer.count ?? from + rows.length };
}

/** Throws `notFound` when there is none with this id. */
export async function readPayment(orderId: string): Promise<ManagedPayment> {
  const client = await supabase();
  const answer = await client
    .from('payments')
    .select(managedPaymentColumns)
    .eq('order_id', orderId);
  const [payment] = parseAnswer(paymentsSchema, unwrap(answer));
  if (!payment) throw new DataError('notFound', '');
  return payment;
}

/** All of them, the latest order first. */
export async function listAllPayments(query: PaymentQuery): Promise<ManagedPayment[]> {
  const client = await supabase();
  const payments = await readAll(async (last: ManagedPayment | undefined) => {
    const wanted = paymentsOf(client, query);
    const following = last ? wanted.gt('order_id', last.order_id) : wanted;
    const answer = await following.order('order_id').limit(rowsPerRequest);
    return parseAnswer(paymentsSchema, unwrap(answer));
  });
  return payments.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

export async function readPaymentTotals(): Promise<PaymentMonth[]> {
  const client = await supabase();
  return parseAnswer(z.array(paymentMonthSchema), unwrap(await client.rpc('payment_totals')));
}

export async function readPaymentHistory(orderId: string): Promise<PaymentHistoryEntry[]> {
  const client = await supabase();
  const answer = await client.rpc('payment_history', { order_id: orderId });
  return parseAnswer(z.array(paymentHistoryEntrySchema), unwrap(answer));
}

export async function listPaymentIssues(): Promise<PaymentIssue[]> {
  const client = await supabase();
  return parseAnswer(z.array(paymentIssueSchema), unwrap(await client.rpc('payment_issues')));
}

export async function resolvePaymentIssue({ kind, id }: PaymentIssue): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('resolve_payment_issue', { kind, id }));
}

/** The disputes of an order, the latest first. */
export async function listDisputes(orderId: string): Promise<Dispute[]> {
  const client = await supabase();
  const answer = await client
    .from('disputes')
    .select('id, amount_in_paise, state, reason, answer_by')
    .eq('order_id', orderId)
    .order('told_at', { ascending: false });
  return parseAnswer(z.array(disputeSchema), unwrap(answer));
}

/** The money of a refund that failed was paid back another way. */
export async function recordRefundByHand(refundId: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('record_refund_by_hand', { refund_id: refundId }));
}

const refundReplySchema = z.object({
  payment_status: z.enum(paymentStatuses),
  refund_state: z.nullable(z.enum(refundStates)),
});

/** Refunds an order; returns its state after that. Throws a FunctionRefusal with the server's words. */
export async function refundOrder(orderId: string): Promise<z.infer<typeof refundReplySchema>> {
  const reply = await callFunction('refund-payment', {
    method: 'POST',
    body: { orderId },
    token: await accessToken(),
  });
  return refundReplySchema.parse(reply);
}

type Client = Awaited<ReturnType<typeof supabase>>;

function paymentsOf(client: Client, { status, type, words }: PaymentQuery, count?: 'exact') {
  let query = client.from('payments').select(managedPaymentColumns, count && { count });
  if (status !== 'all') query = query.eq('payment_status', status);
  if (type === 'other') query = query.not('mentorshiptype', 'in', `(${mentorshipTypes.join()})`);
  else if (type !== 'all') query = query.eq('mentorshiptype', type);
  const wanted = containing(words);
  return wanted.length > 0 ? query.likeAllOf('search_text', wanted) : query;
}
