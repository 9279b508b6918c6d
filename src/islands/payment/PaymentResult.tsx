import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paths, receiptPath } from '#src/config/navigation.ts';
import { offerOf } from '#src/config/offers.ts';
import { formatRupees } from '#src/lib/format.ts';
import { paymentOutcomes } from '#src/messages/payment-outcomes.ts';
import type { Payment } from '#src/schemas/payment-order.ts';
import { $paymentResult, verifyPayment } from '#src/stores/payment-result.ts';

export function PaymentResult({ confirmationNote }: { confirmationNote: string }) {
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

  const status = result.payment?.payment_status ?? 'paid';
  const outcome = paymentOutcomes[status];
  const isPaid = status === 'paid';
  return (
    <div role="status" className="grid justify-items-center gap-5">
      <OutcomeMark good={isPaid} />
      <h1 className="text-display">{outcome.title}</h1>
      <p className="lead">{isPaid ? confirmationNote : outcome.message}</p>
      {result.payment && <PaymentDetails payment={result.payment} />}
      <NextSteps status={status} payment={result.payment} />
    </div>
  );
}

interface NextStepsProps {
  status: Payment['payment_status'];
  payment: Payment | undefined;
}

/** What one can do now: go on with what was bought, keep the receipt, begin anew, or leave. */
function NextSteps({ status, payment }: NextStepsProps) {
  const isCourse = payment !== undefined && offerOf(payment.mentorshiptype).minutes === undefined;
  const hasReceipt = payment !== undefined && (status === 'paid' || status === 'refunded');
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {status === 'paid' && (
        <a className="btn btn-fill" href={isCourse ? paths.courseDashboard : paths.schedule}>
          {isCourse ? 'Open my courses' : 'Choose a time'}
        </a>
      )}
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

function OutcomeMark({ good }: { good: boolean }) {
  return (
    <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden="true">
      <circle cx="44" cy="44" r="40" className={good ? 'fill-leaf-tint' : 'fill-sun-tint'} />
      <path
        d={good ? 'm28 45 12 12 22-25' : 'M44 26v24M44 62v.5'}
        fill="none"
        className={good ? 'stroke-leaf' : 'stroke-saffron'}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
