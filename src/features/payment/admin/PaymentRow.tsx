import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PaymentBadges } from './PaymentBadges.tsx';

interface PaymentRowProps {
  payment: ManagedPayment;
  onShow: () => void;
}

export function PaymentRow({ payment, onShow }: PaymentRowProps) {
  return (
    <li className="card gap-3 px-5 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <PaymentBadges payment={payment} />
          <span className="font-semibold figures">{formatRupees(payment.amount)}</span>
          <span className="text-soft">{offerOf(payment.mentorshiptype).name}</span>
        </p>
        <h3 className="font-sans text-base font-semibold break-words">{payment.customer_name}</h3>
        <p className="text-small wrap-anywhere text-soft">
          {payment.customer_email} · {plainMoment(payment.created_at)}
          {payment.receipt_number && ` · ${payment.receipt_number}`}
        </p>
      </div>
      <Button
        look="quiet"
        small
        className="justify-self-start"
        aria-label={`Open the order of ${payment.customer_name}, ${payment.order_id}`}
        onClick={onShow}
      >
        Open
      </Button>
    </li>
  );
}
