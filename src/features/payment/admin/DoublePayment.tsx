import { useState } from 'react';
import type {
  ManagedPayment,
  PaymentIssue,
} from '#src/features/payment/schemas/managed-payment.ts';
import { findOrder } from '#src/features/payment/stores/manager.ts';
import { openForRefund } from '#src/features/payment/stores/review.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/** The two orders of somebody who paid twice for the same, each with its details and a refund. */
export function DoublePayment({ issue }: { issue: PaymentIssue }) {
  const [payment, setPayment] = useState<ManagedPayment>();
  const [isAsking, setIsAsking] = useState(false);
  const orders = [
    ['first', issue.subject ?? ''],
    ['second', issue.id],
  ] as const;

  const ask = async (orderId: string) => {
    const current = await openForRefund(orderId);
    if (!current) return;
    setPayment(current);
    setIsAsking(true);
  };

  return (
    <>
      <ul className="grid gap-3">
        {orders.map(([which, orderId]) => (
          <li key={orderId} className="flex flex-wrap gap-3">
            <a
              className="btn btn-quiet btn-small"
              href="#orders"
              aria-label={`Find the ${which} order ${orderId}`}
              onClick={() => void findOrder(orderId)}
            >
              Find the {which} order
            </a>
            <Button
              look="alarm"
              small
              aria-label={`Refund the ${which} order ${orderId}`}
              onClick={() => void ask(orderId)}
            >
              Refund the {which}
            </Button>
          </li>
        ))}
      </ul>
      {payment && (
        <RefundDialog payment={payment} open={isAsking} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
