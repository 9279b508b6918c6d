import { atom, computed, readonlyType } from 'nanostores';
import {
  listPaymentIssues,
  readPayment,
  readPaymentHistory,
  readPaymentTotals,
  refundOrder,
  resolvePaymentIssue,
} from '#src/features/payment/data/admin.ts';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import type {
  ManagedPayment,
  PaymentIssue,
  PaymentHistoryEntry,
  PaymentMonth,
} from '#src/features/payment/schemas/managed-payment.ts';
import { askForMails, FunctionRefusal } from '#src/shared/data/functions.ts';
import { todayInIndia } from '#src/shared/lib/event-timing.ts';
import { lastMonths } from '#src/shared/lib/last-months.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { refreshPayment } from './manager.ts';

type Loaded<Value> = { status: 'loading' | 'failed' } | { status: 'ready'; value: Value };

const $totals = atom<Loaded<PaymentMonth[]>>({ status: 'loading' });
const $issues = atom<Loaded<PaymentIssue[]>>({ status: 'loading' });
const $history = atom<Loaded<PaymentHistoryEntry[]>>({ status: 'loading' });

export const $paymentTotals = readonlyType($totals);
/** What needs a look. */
export const $paymentIssues = readonlyType($issues);
/** What happened to the order that an admin looks at. */
export const $paymentHistory = readonlyType($history);

const monthsShown = 12;

/** The last twelve months, the earliest first. Test money counts only as long as there is no other. */
export const $revenueByMonth = computed($totals, (totals) => {
  const all = totals.status === 'ready' ? totals.value : [];
  const isTest = !all.some(({ livemode }) => livemode);
  const counted = all.filter(({ livemode }) => livemode !== isTest);
  const months = lastMonths(todayInIndia(), monthsShown).map(
    (month): PaymentMonth =>
      counted.find((one) => one.month === month) ?? { ...nothing, month, livemode: !isTest },
  );
  return { isTest, months };
});

const nothing = { paid: 0, received_rupees: 0, refunded: 0, returned_rupees: 0 };

export async function loadPaymentTotals(): Promise<void> {
  try {
    $totals.set({ status: 'ready', value: await readPaymentTotals() });
  } catch {
    $totals.set({ status: 'failed' });
  }
}

export async function loadPaymentIssues(): Promise<void> {
  try {
    $issues.set({ status: 'ready', value: await listPaymentIssues() });
  } catch {
    $issues.set({ status: 'failed' });
  }
}

let shownOrder: string | undefined;

export async function loadPaymentHistory(orderId: string): Promise<void> {
  shownOrder = orderId;
  $history.set({ status: 'loading' });
  try {
    const value = await readPaymentHistory(orderId);
    if (shownOrder === orderId) $history.set({ status: 'ready', value });
  } catch {
    if (shownOrder !== orderId) return;
    $history.set({ status: 'failed' });
    notify(paymentNotices.historyLoadFailed);
  }
}

const refunding = createSubmit({
  send: async ({ order_id }: ManagedPayment) => {
    const status = await withRecentSignIn(() => refundOrder(order_id)).finally(() => {
      // Also when it failed: it may have been done all the same.
      void refreshPayment(order_id);
      void loadPaymentHistory(order_id);
    });
    notify(status === 'refunded' ? paymentNotices.refunded : paymentNotices.refundPending);
    void loadPaymentTotals();
    void loadPaymentIssues();
    return true;
  },
  failed: (failure) => {
    if (!(failure instanceof FunctionRefusal)) return paymentNotices.refundFailed;
    const { title, detail } = failure.problem;
    return { tone: 'error', title, ...(detail !== undefined && { message: detail }) };
  },
});

export const $isRefunding = refunding.$busy;
/** True when Stripe has accepted it. */
export const refundPayment = refunding.submit;

const opening = createSubmit({
  send: readPayment,
  failed: () => paymentNotices.orderLoadFailed,
});

/** The order as it stands now, to be refunded; undefined when it could not be had. */
export const openForRefund = opening.submit;

const resolving = createSubmit({
  send: async (issue: PaymentIssue) => {
    await resolvePaymentIssue(issue);
    if (issue.kind === 'mail') await askForMails().catch(() => undefined);
    notify(issue.kind === 'mail' ? paymentNotices.mailRetried : paymentNotices.issueResolved);
    await loadPaymentIssues();
  },
  failed: () => paymentNotices.issueNotResolved,
});

export const $isResolving = resolving.$busy;
/** Takes money that fits no order off the list, or has a mail sent again. */
export const resolveIssue = resolving.submit;
