import {
  listAllPayments,
  listPayments,
  type PaymentQuery,
  readPayment,
} from '#src/features/payment/data/admin.ts';
import { returnedOf } from '#src/features/payment/lib/returned.ts';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { rowsPerPart } from '#src/shared/browser/rows-per-part.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { csvFile } from '#src/shared/lib/csv.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { guardianCells, guardianHeader } from '#src/shared/lib/guardian-cells.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface PaymentList {
  query: PaymentQuery;
  payments: ManagedPayment[];
  /** How many orders match the query. */
  total: number;
}

const rowsOnPhone = 8;
const everything: PaymentQuery = { status: 'all', type: 'all', words: '' };

const { $state, load, change } = createLoader<PaymentList>(
  { query: everything, payments: [], total: 0, status: 'loading' },
  () => notify(paymentNotices.paymentsLoadFailed),
);

/** The filtered orders, the latest first. */
export const $paymentList = $state;

const typingPauseInMilliseconds = 250;
let typing: ReturnType<typeof setTimeout> | undefined;

/** Filters the list; fields that are left out stay the same. */
export function showPayments(filter: Partial<PaymentQuery> = {}): Promise<void> {
  clearTimeout(typing);
  change({ query: { ...$state.get().query, ...filter } });
  return loadFrom(0);
}

/** Shows one order and drops the earlier search. */
export const findOrder = (orderId: string) => showPayments({ ...everything, words: orderId });

export const showMorePayments = () => loadFrom($state.get().payments.length);

/** Searches when the typing pauses. */
export function searchPayments(words: string): void {
  clearTimeout(typing);
  change({ query: { ...$state.get().query, words } });
  typing = setTimeout(() => void loadFrom(0), typingPauseInMilliseconds);
}

function loadFrom(from: number): Promise<void> {
  return load(async () => {
    const part = { from, count: rowsPerPart(rowsOnPhone) };
    const { rows, total } = await listPayments($state.get().query, part);
    return { payments: [...$state.get().payments.slice(0, from), ...rows], total };
  });
}

/** Shows the present status of an order, also when the filters no longer match it. */
export async function refreshPayment(orderId: string): Promise<void> {
  const current = await readPayment(orderId).catch(() => undefined);
  if (!current) return;
  const payments = $state
    .get()
    .payments.map((payment) => (payment.order_id === orderId ? current : payment));
  change({ payments });
}

const header = [
  'Order ID',
  'Receipt',
  'Status',
  'Item',
  'Amount (₹)',
  'Refunded (₹)',
  'Name',
  'Email',
  'Phone',
  'Paid by',
  'Money',
  'Ordered at (IST)',
  'Paid at (IST)',
  'Refunded at (IST)',
  ...guardianHeader,
];

/** A refund that is not sure yet is not called one. */
function exportedStatus({ payment_status, refund_state, returned_in_paise }: ManagedPayment) {
  if (payment_status === 'paid' && returned_in_paise > 0) return 'partly refunded';
  const isOnItsWay = payment_status === 'refunded' && refund_state === 'pending';
  return isOnItsWay ? 'refund on its way' : payment_status;
}

const rowOf = (payment: ManagedPayment) => [
  payment.order_id,
  payment.receipt_number ?? '',
  exportedStatus(payment),
  offerOf(payment.mentorshiptype).name,
  String(payment.amount),
  String(returnedOf(payment)),
  payment.customer_name,
  payment.customer_email,
  payment.customer_phone ?? '',
  payment.payment_method ?? '',
  payment.livemode === true ? 'live' : 'test',
  indiaMoment(payment.created_at),
  payment.paid_at === null ? '' : indiaMoment(payment.paid_at),
  payment.refunded_at === null ? '' : indiaMoment(payment.refunded_at),
  ...guardianCells(payment),
];

const exporting = createSubmit({
  send: async (query: PaymentQuery) => {
    const payments = await listAllPayments(query);
    saveFile('payments.csv', 'text/csv;charset=utf-8', csvFile(header, payments.map(rowOf)));
  },
  failed: () => paymentNotices.exportFailed,
});

export const $isExporting = exporting.$busy;

/** Exports the filtered orders as a file for a spreadsheet. */
export const exportPayments = () => exporting.submit($state.get().query);
