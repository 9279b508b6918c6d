import { computed } from 'nanostores';
import {
  listDisputes,
  listPaymentIssues,
  readPayment,
  readPaymentHistory,
  readPaymentTotals,
  recordRefundByHand,
  refundOrder,
  resolvePaymentIssue,
} from '#src/features/payment/data/admin.ts';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import type {
  Dispute,
  ManagedPayment,
  PaymentIssue,
  PaymentHistoryEntry,
  PaymentMonth,
} from '#src/features/payment/schemas/managed-payment.ts';
import { askForMails, FunctionRefusal } from '#src/shared/data/functions.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { lastMonths } from '#src/shared/lib/dates/calendar.ts';
import { error } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { refreshPayment } from './manager.ts';

const totals = createLoader<{ totals: PaymentMonth[] }>({ totals: [], status: 'loading' });
const issues = createLoader<{ issues: PaymentIssue[] }>({ issues: [], status: 'loading' });
const disputes = createLoader<{ disputes: Dispute[] }>({ disputes: [], status: 'loading' });
const history = createLoader<{ entries: PaymentHistoryEntry[] }>(
  { entries: [], status: 'loading' },
  () => notify(paymentNotices.historyLoadFailed),
);

export const $paymentTotals = totals.$state;
/** What needs a look. */
export const $paymentIssues = issues.$state;
/** Of the order that an admin looks at. */
export const $disputes = disputes.$state;
/** What happened to the order that an admin looks at. */
export const $paymentHistory = history.$state;

const monthsShown = 12;

/** The last twelve months, the earliest first. Test money counts only as long as there is no other. */
export const $revenueByMonth = computed($paymentTotals, ({ totals: all }) => {
  const isTest = !all.some(({ livemode }) => livemode);
  const counted = all.filter(({ livemode }) => livemode !== isTest);
  const months = lastMonths(todayInIndia(), monthsShown).map(
    (month): PaymentMonth =>
      counted.find((total) => total.month === month) ?? { ...nothing, month, livemode: !isTest },
  );
  return { isTest, months };
});

const nothing = { paid: 0, received_in_paise: 0, refunded: 0, returned_in_paise: 0 };

export const loadPaymentTotals = (): Promise<void> =>
  totals.refresh(async () => ({ totals: await readPaymentTotals() }));

export const loadPaymentIssues = (): Promise<void> =>
  issues.refresh(async () => ({ issues: await listPaymentIssues() }));

export const loadDisputes = (orderId: string): Promise<void> =>
  disputes.load(async () => ({ disputes: await listDisputes(orderId) }));

export const loadPaymentHistory = (orderId: string): Promise<void> =>
  history.load(async () => ({ entries: await readPaymentHistory(orderId) }));

const refunding = createSubmit({
  send: async ({ order_id }: ManagedPayment, say) => {
    const { refund_state } = await withRecentSignIn(() => refundOrder(order_id)).finally(() => {
      // Also after a failure: the refund may have worked.
      void refreshPayment(order_id);
      void loadPaymentHistory(order_id);
    });
    say(refund_state === 'pending' ? paymentNotices.refundPending : paymentNotices.refunded);
    void loadPaymentTotals();
    void loadPaymentIssues();
    return true;
  },
  failed: (failure) => {
    if (!(failure instanceof FunctionRefusal)) return paymentNotices.refundFailed;
    const { title, detail } = failure.problem;
    return error(title, detail);
  },
});

export const $isRefunding = refunding.$busy;
/** True when the payment provider has accepted it. */
export const refundPayment = refunding.submit;

const opening = createSubmit({
  send: readPayment,
  failed: () => paymentNotices.orderLoadFailed,
});

/** The order with its present status, to be refunded; undefined when it could not be loaded. */
export const openForRefund = opening.submit;

const resolving = createSubmit({
  send: async (issue: PaymentIssue, say) => {
    await resolvePaymentIssue(issue);
    if (issue.kind === 'mail') await askForMails();
    say(issue.kind === 'mail' ? paymentNotices.mailRetried : paymentNotices.issueResolved);
    await loadPaymentIssues();
  },
  failed: () => paymentNotices.issueNotResolved,
});

const payingByHand = createSubmit({
  send: async ({ id }: PaymentIssue, say) => {
    await recordRefundByHand(id);
    void askForMails();
    say(paymentNotices.paidByHand);
    void loadPaymentTotals();
    await loadPaymentIssues();
    return true;
  },
  failed: () => paymentNotices.issueNotResolved,
});

export const $isPayingByHand = payingByHand.$busy;
/** The mentor has paid a refund that failed back another way. */
export const payByHand = payingByHand.submit;

export const $isResolving = resolving.$busy;
/** Resolves a payment issue, or sends a mail again. */
export const resolveIssue = resolving.submit;
