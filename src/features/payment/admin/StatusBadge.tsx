import { paymentStates } from '#src/features/payment/messages/outcomes.ts';
import type { PaymentStatus } from '#src/features/payment/schemas/managed-payment.ts';

const looks: Record<PaymentStatus, string> = {
  pending: 'badge-sun',
  paid: '',
  failed: 'bg-alarm-tint text-alarm',
  expired: 'bg-sunken text-soft',
  refunded: 'bg-sunken text-soft',
};

export function StatusBadge({ status }: { status: PaymentStatus }) {
  return <span className={`badge ${looks[status]}`}>{paymentStates[status]}</span>;
}

/** Marks an order of test money. */
export function TestBadge({ livemode }: { livemode: boolean | null }) {
  return livemode === true ? null : <span className="badge bg-sunken text-soft">Test</span>;
}
