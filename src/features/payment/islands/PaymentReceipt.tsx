import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paymentNotices } from '#src/features/payment/messages/notices.ts';
import { $receipt, openReceipt } from '#src/features/payment/stores/receipt.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const open = () => void openReceipt(new URLSearchParams(location.search).get('order_id') ?? '');

/** The receipt of the order in the address. */
export function PaymentReceipt() {
  const { status, receipt, isMissing } = useStore($receipt);
  useEffect(open, []);

  if (status === 'failed') return isMissing ? <ReceiptMissing /> : <ReceiptFailed />;
  if (!receipt) {
    return (
      <p role="status" className="py-12 text-soft">
        Loading your receipt...
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      <ReceiptSheet receipt={receipt} />
      <div className="unprinted flex flex-wrap gap-3">
        <Button onClick={() => print()}>Print or save as PDF</Button>
        <a className="btn btn-quiet" href={paths.home}>
          Back to Home
        </a>
      </div>
    </div>
  );
}

function ReceiptMissing() {
  return (
    <EmptyState {...paymentNotices.receiptMissing}>
      <a className="btn btn-quiet" href={paths.contact}>
        Contact Us
      </a>
    </EmptyState>
  );
}

function ReceiptFailed() {
  return (
    <EmptyState {...paymentNotices.receiptFailed}>
      <Button look="quiet" onClick={open}>
        Try Again
      </Button>
    </EmptyState>
  );
}
