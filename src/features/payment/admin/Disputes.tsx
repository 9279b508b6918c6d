import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { disputeTexts, reasonText } from '#src/features/payment/messages/money-back.ts';
import { type ProviderName, providers } from '#src/features/payment/messages/providers.ts';
import type { Dispute, ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { $disputes, loadDisputes } from '#src/features/payment/stores/review.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { rupeesOf } from '#src/shared/lib/paise.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

/** What banks question of an order, and what to do about it. */
export function Disputes({ payment }: { payment: ManagedPayment }) {
  const { order_id: orderId, provider } = payment;
  const { status, disputes } = useStore($disputes);
  useEffect(() => void loadDisputes(orderId), [orderId]);

  if (status === 'failed') {
    return (
      <LoadFailed
        message="The dispute could not be loaded."
        onTryAgain={() => void loadDisputes(orderId)}
      />
    );
  }
  if (status !== 'loaded') return null;
  return disputes.map((dispute) => (
    <DisputeCard key={dispute.id} dispute={dispute} provider={providers[provider]} />
  ));
}

interface DisputeCardProps {
  dispute: Dispute;
  provider: (typeof providers)[ProviderName];
}

function DisputeCard({ dispute, provider }: DisputeCardProps) {
  const { state, reason, amount_in_paise, answer_by } = dispute;
  const { title, advice } = disputeTexts[state];
  const waits = state === 'inquiry' || state === 'open';
  return (
    <section
      aria-labelledby={dispute.id}
      className="card gap-3 border-l-4 border-l-saffron p-4 wrap-anywhere"
    >
      <h3 id={dispute.id} className="font-sans text-base font-semibold">
        {title}
      </h3>
      <p>
        {formatRupees(rupeesOf(amount_in_paise))}: {reasonText(reason)}.
        {waits && answer_by !== null && ` Answer by ${plainMoment(answer_by)}.`}
      </p>
      <p>{advice}</p>
      {waits && (
        <p>
          <a className="btn btn-quiet btn-small" href={provider.disputes}>
            Open the disputes at {provider.name}
          </a>
        </p>
      )}
    </section>
  );
}
