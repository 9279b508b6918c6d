import { useStore } from '@nanostores/react';
import { paymentStates } from '#src/features/payment/messages/outcomes.ts';
import type { PaymentStatus } from '#src/features/payment/schemas/managed-payment.ts';
import {
  exportPayments,
  $isExporting,
  $paymentList,
  searchPayments,
  showPayments,
} from '#src/features/payment/stores/manager.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const statuses = [
  { value: 'all', label: 'All states' },
  ...Object.entries(paymentStates).map(([value, label]) => ({ value, label })),
];

const types = [
  { value: 'all', label: 'All items' },
  ...mentorshipTypes.map((type) => ({ value: type as string, label: offerOf(type).name })),
  { value: 'other', label: offerOf('').name },
];

export function PaymentFilters() {
  const { query, total, status } = useStore($paymentList);
  const exporting = useStore($isExporting);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Search orders"
          type="search"
          hint="Name, email, phone, order ID or receipt"
          value={query.words}
          onChange={(event) => searchPayments(event.target.value)}
        />
        <SelectField
          label="State"
          options={statuses}
          value={query.status}
          onChange={(event) =>
            void showPayments({ status: event.target.value as PaymentStatus | 'all' })
          }
        />
        <SelectField
          label="Item"
          options={types}
          value={query.type}
          onChange={(event) => void showPayments({ type: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-small text-soft">
          {status === 'loaded' && (total === 1 ? '1 order' : `${total} orders`)}
        </p>
        <Button
          look="quiet"
          small
          disabled={total === 0}
          busy={exporting}
          busyLabel="Making the file..."
          onClick={() => void exportPayments()}
        >
          Export CSV
        </Button>
      </div>
    </>
  );
}
