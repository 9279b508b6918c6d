import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmPassword } from '#src/features/auth/islands/ConfirmPassword.tsx';
import { GuardianNote } from '#src/features/legal/islands/GuardianNote.tsx';
import { leftOf, returnedOf } from '#src/features/payment/lib/returned.ts';
import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { $isRefunding } from '#src/features/payment/stores/review.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { receiptPath } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CorrectEmail } from './CorrectEmail.tsx';
import { Disputes } from './Disputes.tsx';
import { PaymentBadges } from './PaymentBadges.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { RefundDialog } from './RefundDialog.tsx';

interface PaymentDetailsProps {
  payment: ManagedPayment;
  onBack: () => void;
}

/** One order: its fields, its history and the refund. */
export function PaymentDetails({ payment, onBack }: PaymentDetailsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const refunding = useStore($isRefunding);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-6">
      <p>
        <Button look="quiet" small onClick={onBack}>
          Back to orders
        </Button>
      </p>
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-2">
          <PaymentBadges payment={payment} />
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-large outline-none">
          {formatRupees(payment.amount)} from {payment.customer_name}
        </h2>
      </div>
      <GuardianNote {...payment} />
      <Facts payment={payment} />
      <div className="flex flex-wrap gap-3">
        {payment.receipt_number && (
          <a className="btn btn-quiet btn-small" href={receiptPath(payment.order_id)}>
            Open the receipt
          </a>
        )}
        {payment.payment_status === 'paid' && isSession(payment) && (
          <CorrectEmail payment={payment} />
        )}
        {payment.payment_status === 'paid' && !cannotBeRefunded(payment) && (
          <Button look="alarm" small disabled={refunding} onClick={() => setIsAsking(true)}>
            Refund
          </Button>
        )}
      </div>
      {payment.dispute_state !== null && <Disputes payment={payment} />}
      <PaymentHistory orderId={payment.order_id} />
      <RefundDialog payment={payment} open={isAsking} onClose={() => setIsAsking(false)} />
      <ConfirmPassword />
    </div>
  );
}

const isSession = ({ mentorshiptype }: ManagedPayment) =>
  offerOf(mentorshiptype).minutes !== undefined;

/** While a bank decides who gets the money. */
const cannotBeRefunded = ({ dispute_state }: ManagedPayment) =>
  dispute_state === 'open' || dispute_state === 'answered';

function Facts({ payment }: { payment: ManagedPayment }) {
  const facts = [
    ['Item', offerOf(payment.mentorshiptype).name],
    ['Email', payment.customer_email],
    payment.customer_phone !== null && ['Phone', payment.customer_phone],
    ['Order ID', payment.order_id],
    ['Ordered', plainMoment(payment.created_at)],
    payment.paid_at !== null && ['Paid', plainMoment(payment.paid_at)],
    payment.payment_method !== null && ['Paid by', payment.payment_method],
    payment.refunded_at !== null && [
      payment.refund_state === 'pending' ? 'Refund began' : 'Refunded',
      plainMoment(payment.refunded_at),
    ],
    payment.returned_in_paise > 0 && [
      'Gone back',
      `${formatRupees(returnedOf(payment))} of ${formatRupees(payment.amount)}`,
    ],
    payment.returned_in_paise > 0 && ['Left', formatRupees(leftOf(payment))],
    payment.receipt_number !== null && ['Receipt', payment.receipt_number],
  ].filter((fact): fact is string[] => fact !== false);
  return (
    <dl className="card gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-soft">{term}</dt>
          <dd className="mb-2 break-all sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
