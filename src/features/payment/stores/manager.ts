import { map, readonlyType } from 'nanostores';
import {
  listAllPayments,
  listPayments,
  type PaymentQuery,
  readPayment,
} from '#src/features/payment/data/admin.ts';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { csvFile } from '#src/shared/lib/csv.ts';
import { indiaMoment } from '#src/shared/lib/india-moment.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface PaymentList {
  query: PaymentQuery;
  payments: ManagedPayment[];
  /** How many there are behind the query. */
  total: number;
  status: 'loading' | 'ready' | 'failed';
}

const rowsPerPart = 50;
const everything: PaymentQuery = { status: 'all', type: 'all', words: '' };

const $state = map<PaymentList>({ query: everything, payments: [], total: 0, status: 'loading' });

/** The orders behind the filters, the latest first. */
export const $paymentList = readonlyType($state);

// A later question makes the answers to earlier ones worthless.
let turn = 0;

const typingPauseInMilliseconds = 250;
let typing: ReturnType<typeof setTimeout> | undefined;

/** Narrows the list; what stays the same need not be said. */
export function showPayments(change: Partial<PaymentQuery> = {}): Promise<void> {
  clearTimeout(typing);
  $state.setKey('query', { ...$state.get().query, ...change });
  return load(0);
}

/** Shows one order, whatever was looked for before. */
export const findOrder = (orderId: string) => showPayments({ ...everything, words: orderId });

export const showMorePayments = () => load($state.get().payments.length);

/** Looks for words once the typing pauses. */
export function searchPayments(words: string): void {
  clearTimeout(typing);
  $state.setKey('query', { ...$state.get().query, words });
  typing = setTimeout(() => void load(0), typingPauseInMilliseconds);
}

async function load(from: number): Promise<void> {
  const mine = ++turn;
  $state.setKey('status', 'loading');
  try {
    const { query } = $state.get();
    const { rows, total } = await listPayments(query, { from, count: rowsPerPart });
    if (mine !== turn) return;
    const payments = [...$state.get().payments.slice(0, from), ...rows];
    $state.set({ ...$state.get(), payments, total, status: 'ready' });
  } catch {
    if (mine !== turn) return;
    $state.setKey('status', 'failed');
    notify(paymentNotices.paymentsLoadFailed);
  }
}

/** Shows how an order stands now, also when the filters would leave it out by now. */
export async function refreshPayment(orderId: string): Promise<void> {
  const current = await readPayment(orderId).catch(() => undefined);
  if (!current) return;
  const payments = $state.get().payments.map((one) => (one.order_id === orderId ? current : one));
  $state.setKey('payments', payments);
}

const header = [
  'Order ID',
  'Receipt',
  'Status',
  'Item',
  'Amount (₹)',
  'Name',
  'Email',
  'Phone',
  'Paid by',
  'Money',
  'Ordered at (IST)',
  'Paid at (IST)',
  'Refunded at (IST)',
];

const rowOf = (payment: ManagedPayment) => [
  payment.order_id,
  payment.receipt_number ?? '',
  payment.payment_status,
  offerOf(payment.mentorshiptype).name,
  String(payment.amount),
  payment.customer_name,
  payment.customer_email,
  payment.customer_phone,
  payment.payment_method ?? '',
  payment.livemode === true ? 'live' : 'test',
  indiaMoment(payment.created_at),
  payment.paid_at === null ? '' : indiaMoment(payment.paid_at),
  payment.refunded_at === null ? '' : indiaMoment(payment.refunded_at),
];

const exporting = createSubmit({
  send: async (query: PaymentQuery) => {
    const payments = await listAllPayments(query);
    saveFile('payments.csv', 'text/csv;charset=utf-8', csvFile(header, payments.map(rowOf)));
  },
  failed: () => paymentNotices.exportFailed,
});

export const $isExporting = exporting.$busy;

/** Saves everything behind the filters as a file for a spreadsheet. */
export const exportPayments = () => exporting.submit($state.get().query);
