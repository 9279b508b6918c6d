import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { nextStepIn, type NextSteps } from '#src/features/payment/lib/next-step.ts';
import { paymentOutcomes, paymentState } from '#src/features/payment/messages/outcomes.ts';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { $paymentResult, verifyPayment } from '#src/features/payment/stores/result.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths, receiptPath } from '#src/shared/paths.ts';
import { NextStep } from './NextStep.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';

interface PaymentResultProps {
  /** Said right after the payment only. */
  confirmationNote: string;
  /** Said beside the order ID only. */
  orderIdNote: string;
  nextSteps: NextSteps;
  /** Whom to write to. */
  email: string;
}

export function PaymentResult(props: PaymentResultProps) {
  const { confirmationNote, orderIdNote, nextSteps, email } = props;
  const result = useStore($paymentResult);

  useEffect(() => {
    const orderId = new URLSearchParams(location.search).get('order_id');
    if (orderId) void verifyPayment(orderId);
  }, []);

  if (result.stage === 'verifying') {
    return (
      <div role="status">
        <h1 className="text-large">
          <span className="noscript:hidden">Verifying your payment...</span>
          <span className="hidden noscript:inline">Your payment</span>
        </h1>
      </div>
    );
  }

  if (result.stage === 'unknown') {
    return (
      <div role="status" className="grid justify-items-center gap-5">
        <OutcomeMark good={false} />
        <UnknownOrder orderId={result.orderId} email={email} />
      </div>
    );
  }

  const { payment, paidWith } = result;
  const status = payment?.payment_status ?? 'paid';
  const kind = outcomeOf(payment);
  const outcome = paymentOutcomes[kind];
  const isPaid = kind === 'paid';
  const next = isPaid && payment ? nextStepIn(nextSteps, payment.mentorshiptype) : undefined;
  const paidNote = [result.isFresh && confirmationNote, payment && orderIdNote];
  return (
    <div role="status" className="grid justify-items-center gap-5">
      <OutcomeMark good={isPaid} />
      <h1 className="text-display">{outcome.title}</h1>
      {next && payment && <NextStep step={next} {...{ payment, paidWith, email }} />}
      <p className="lead">{isPaid ? paidNote.filter(Boolean).join(' ') : outcome.message}</p>
      {payment && <PaymentDetails payment={payment} paidWith={paidWith} />}
      <WaysOn status={status} payment={payment} />
    </div>
  );
}

/** A refund may be on its way, or may have come back. */
function outcomeOf(payment: Payment | undefined): keyof typeof paymentOutcomes {
  if (payment === undefined) return 'paid';
  const { payment_status: status, refund_state } = payment;
  if (status === 'refunded' && refund_state === 'pending') return 'refunding';
  return status === 'paid' && refund_state === 'failed' ? 'refundFailed' : status;
}

interface WaysOnProps {
  status: Payment['payment_status'];
  payment: Payment | undefined;
}

/** The other pages: the receipt, the start of the order, or home. */
function WaysOn({ status, payment }: WaysOnProps) {
  const hasReceipt = payment !== undefined && (status === 'paid' || status === 'refunded');
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {hasReceipt && (
        <a className="btn btn-quiet" href={receiptPath(payment.order_id)}>
          Open the receipt
        </a>
      )}
      {(status === 'failed' || status === 'expired') && (
        <a className="btn btn-fill" href={paths.individual}>
          Try again
        </a>
      )}
      <a className="btn btn-quiet" href={paths.home}>
        Back to Home
      </a>
    </div>
  );
}

/** A refund that is not sure yet is not called one, and a part of the money is told by its amount. */
const statusOf = (payment: Payment) =>
  payment.refund_state === 'pending' || payment.returned_in_paise > 0
    ? paymentState(payment)
    : payment.payment_status;

interface PaymentDetailsProps {
  payment: Payment;
  /** Known only in the tab where it was typed. */
  paidWith: string | undefined;
}

function PaymentDetails({ payment, paidWith }: PaymentDetailsProps) {
  return (
    <dl className="grid w-full max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 text-left">
      <dt className="text-soft">For</dt>
      <dd className="text-right">{offerOf(payment.mentorshiptype).name}</dd>
      {paidWith && (
        <>
          <dt className="text-soft">Email</dt>
          <dd className="text-right wrap-anywhere">{paidWith}</dd>
        </>
      )}
      <dt className="text-soft">Order ID</dt>
      <dd className="font-mono text-right text-small break-all">{payment.order_id}</dd>
      <dt className="text-soft">Amount</dt>
      <dd className="text-right font-semibold figures">{formatRupees(payment.amount)}</dd>
      <dt className="text-soft">Status</dt>
      <dd className="text-right">{statusOf(payment)}</dd>
    </dl>
  );
}
