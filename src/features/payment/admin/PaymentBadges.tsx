import { paymentStates } from '#src/features/payment/messages/outcomes.ts';
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

/** The state of an order, and whether it is test money. */
export function PaymentBadges({ payment }: { payment: ManagedPayment }) {
  const { payment_status: status, livemode } = payment;
  return (
    <>
      <Badge tone={tones[status]}>{paymentStates[status]}</Badge>
      {livemode !== true && <Badge tone="quiet">Test</Badge>}
    </>
  );
}
