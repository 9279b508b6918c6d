import { paymentState } from '#src/features/payment/messages/outcomes.ts';
import type {
  ManagedPayment,
  PaymentStatus,
} from '#src/features/payment/schemas/managed-payment.ts';
import { Badge, type BadgeTone } from '#src/shared/ui/Badge.tsx';

const tones: Record<PaymentStatus, BadgeTone | undefined> = {
  pending: 'sun',
  paid: undefined,
  failed: 'alarm',
  expired: 'quiet',
  refunded: 'quiet',
};

const isOpen = new Set(['inquiry', 'open', 'answered']);

/** The state of an order, and whether it is test money. */
export function PaymentBadges({ payment }: { payment: ManagedPayment }) {
  const { payment_status: status, refund_state, dispute_state, livemode } = payment;
  return (
    <>
      <Badge tone={tones[status]}>{paymentState(payment)}</Badge>
      {status === 'paid' && refund_state === 'failed' && <Badge tone="alarm">Refund failed</Badge>}
      {dispute_state !== null && isOpen.has(dispute_state) && <Badge tone="alarm">Disputed</Badge>}
      {livemode !== true && <Badge tone="quiet">Test</Badge>}
    </>
  );
}
