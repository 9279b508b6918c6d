import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { NextSteps } from '#src/features/payment/lib/next-step.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { $checkout, takeCarriedOrder } from '#src/shared/stores/checkout.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import type { Proof } from '#src/shared/ui/ProofLine.tsx';
import { useHydrated } from '#src/shared/ui/use-hydrated.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { leaveWithoutOrder } from './leave-without-order.ts';

interface PaymentPageProps {
  secureNote: string;
  proof: Proof;
  nextSteps: NextSteps;
  /** Whether times are chosen on this site, and so before paying too. */
  offersTimes: boolean;
}

/** The payment screen of the chosen order; 'Loading' while there is none to show (docs/product.md 2.7). */
export function PaymentPage({ secureNote, proof, nextSteps, offersTimes }: PaymentPageProps) {
  const checkout = useStore($checkout);
  const isHydrated = useHydrated();
  useEffect(sayCancelled, []);

  useEffect(takeCarriedOrder, []);

  // Neither the storage nor the address has a valid order.
  useEffect(() => {
    if (!$checkout.get()) leaveWithoutOrder(paths.individual);
  }, [checkout]);

  if (!isHydrated || !checkout) return <p role="status">Loading</p>;
  return (
    <div className="grid items-start gap-[calc(var(--gap)*2)] md:grid-cols-[1.3fr_1fr]">
      <PaymentForm checkout={checkout} secureNote={secureNote} nextSteps={nextSteps} />
      <OrderSummary
        mentorshipType={checkout.mentorshipType}
        amountInRupees={checkout.amount}
        proof={proof}
        time={checkout.time}
        offersTimes={offersTimes}
      />
    </div>
  );
}

// The return from the provider's page; shown once, so that a reload does not repeat it.
function sayCancelled(): void {
  if (!new URLSearchParams(location.search).has('cancelled')) return;
  history.replaceState(null, '', location.pathname);
  notify(notices.paymentCancelled);
}
