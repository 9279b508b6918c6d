import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  type NextStep,
  nextPagePath,
  nextStepIn,
  type NextSteps,
} from '#src/features/payment/lib/next-step.ts';
import { paymentOutcomes } from '#src/features/payment/messages/outcomes.ts';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { $paymentResult, verifyPayment } from '#src/features/payment/stores/result.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths, receiptPath } from '#src/shared/paths.ts';
import { OutcomeMark } from './OutcomeMark.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';

interface PaymentResultProps {
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

  const { payment } = result;
  const status = payment?.payment_status ?? 'paid';
  const outcome = paymentOutcomes[status];
  const isPaid = status === 'paid';
  const next = isPaid && payment ? nextStepIn(nextSteps, payment.mentorshiptype) : undefined;
  const paidNote = payment ? `${confirmationNote} ${orderIdNote}` : confirmationNote;
  return (
    <div role="status" className="grid justify-items-center gap-5">
      <OutcomeMark good={isPaid} />
      <h1 className="text-display">{outcome.title}</h1>
      {next && payment && <Next step={next} orderId={payment.order_id} />}
      <p className="lead">{isPaid ? paidNote : outcome.message}</p>
      {payment && <PaymentDetails payment={payment} />}
      <WaysOn status={status} payment={payment} />
    </div>
  );
}

/** Only for a live session: buyers of a course load nothing for it. */
const SessionStep = lazy(() =>
  import('#src/features/sessions/islands/SessionStep.tsx').then(
    (module) => ({ default: module.SessionStep }),
    // The step that is shown already is right without it, too.
    () => ({ default: ({ children }: { children: ReactNode }) => children }),
  ),
);

/** What the buyer does next; of a session that is booked already, when it takes place. */
function Next({ step: { text, page }, orderId }: { step: NextStep; orderId: string }) {
  const step = (
    <>
      <p className="lead text-ink">{text}</p>
      {page && (
        <a className="btn btn-fill" href={nextPagePath(page, orderId)}>
          {page.label}
        </a>
      )}
    </>
  );
  if (!page?.isOfOrder) return step;
  return (
    <Suspense fallback={step}>
      <SessionStep orderId={orderId}>{step}</SessionStep>
    </Suspense>
  );
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

function PaymentDetails({ payment }: { payment: Payment }) {
  return (
    <dl className="grid w-full max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 text-left">
      <dt className="text-soft">Order ID</dt>
      <dd className="font-mono text-right text-small break-all">{payment.order_id}</dd>
      <dt className="text-soft">Amount</dt>
      <dd className="text-right font-semibold figures">{formatRupees(payment.amount)}</dd>
      <dt className="text-soft">Status</dt>
      <dd className="text-right">{payment.payment_status}</dd>
    </dl>
  );
}
