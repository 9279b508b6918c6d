import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import {
  $paymentList,
  showMorePayments,
  showPayments,
} from '#src/features/payment/stores/manager.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useOpened } from '#src/shared/ui/use-opened.ts';
import { PaymentIssues } from './PaymentIssues.tsx';
import { RevenueByMonth } from './RevenueByMonth.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentRow } from './PaymentRow.tsx';

const loading = (
  <p role="status" className="py-24 text-center text-soft">
    Loading payments...
  </p>
);

/** The admin's list of orders, with details and refunds. */
export function PaymentManager() {
  return (
    <RequireRole who="admin" denied="page" loading={loading}>
      <Manager />
    </RequireRole>
  );
}

function Manager() {
  const { payments } = useStore($paymentList);
  const { opened, open, close } = useOpened();
  useEffect(() => void showPayments(), []);

  const shown = payments.find(({ order_id }) => order_id === opened);
  if (shown) return <PaymentDetails payment={shown} onBack={close} />;
  return (
    <div className="grid gap-10">
      <PaymentIssues />
      <RevenueByMonth />
      <section aria-labelledby="orders" className="grid gap-6">
        <h2 id="orders" className="text-large">
          Orders
        </h2>
        <PaymentFilters />
        <Orders onShow={open} />
      </section>
    </div>
  );
}

function Orders({ onShow }: { onShow: (orderId: string) => void }) {
  const { payments, total, status } = useStore($paymentList);
  return (
    <>
      {payments.length > 0 && (
        <ul className="grid gap-3" aria-label="Orders">
          {payments.map((payment) => (
            <PaymentRow
              key={payment.order_id}
              payment={payment}
              onShow={() => onShow(payment.order_id)}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && payments.length === 0 && loading}
      {status === 'loaded' && payments.length === 0 && (
        <EmptyState title="No matching orders" message="Change the filters to see others." />
      )}
      {status === 'failed' && (
        <Button look="quiet" className="justify-self-center" onClick={() => void showPayments()}>
          Try Again
        </Button>
      )}
      {status !== 'failed' && payments.length < total && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={status === 'loading'}
          busyLabel="Loading payments..."
          onClick={() => void showMorePayments()}
        >
          Show more orders
        </Button>
      )}
    </>
  );
}
