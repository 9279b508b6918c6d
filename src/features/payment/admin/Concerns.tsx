import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { concernWords, eventWords, mailWords } from '#src/features/payment/messages/history.ts';
import type { PaymentConcern } from '#src/features/payment/schemas/managed-payment.ts';
import { findOrder } from '#src/features/payment/stores/manager.ts';
import {
  $isSettling,
  loadPaymentConcerns,
  $paymentConcerns,
  settle,
} from '#src/features/payment/stores/review.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { indiaMoment } from '#src/shared/lib/india-moment.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DoublePayment } from './DoublePayment.tsx';

/** What went wrong and stays wrong until somebody looks; nothing at all when there is nothing. */
export function Concerns() {
  const concerns = useStore($paymentConcerns);
  useEffect(() => void loadPaymentConcerns(), []);

  if (concerns.status === 'failed') {
    return (
      <p className="rounded-field bg-alarm-tint p-4">
        The payment issues could not be loaded.{' '}
        <Button look="quiet" small onClick={() => void loadPaymentConcerns()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (concerns.status !== 'ready' || concerns.value.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="grid gap-4">
      <h2 id="concerns" className="text-large">
        Payment issues
      </h2>
      <ul className="grid gap-3">
        {concerns.value.map((concern) => (
          <Concern key={`${concern.kind} ${concern.id}`} concern={concern} />
        ))}
      </ul>
    </section>
  );
}

function Concern({ concern }: { concern: PaymentConcern }) {
  const busy = useStore($isSettling);
  const { kind, subject, detail, attempts, happened_at } = concern;
  const { title, advice } = concernWords(concern);
  const about = subject ?? concern.id;
  return (
    <li className="card gap-3 border-l-4 border-l-saffron p-4">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-small wrap-anywhere text-soft">
        {indiaMoment(happened_at)} IST ·{' '}
        {kind === 'mail' ? mailWords(detail) : eventDetail(concern)} · {about}
        {kind === 'double' && ` and ${concern.id}`}
        {attempts !== null && ` · ${attempts} attempts`}
      </p>
      <p>{advice}</p>
      {kind === 'double' && <DoublePayment concern={concern} />}
      <div className="flex flex-wrap gap-3">
        {kind === 'mail' ? (
          <Button
            look="quiet"
            small
            disabled={busy}
            aria-label={`Send again to ${about}`}
            onClick={() => void settle(concern)}
          >
            Send again
          </Button>
        ) : (
          kind !== 'unknown_order' &&
          kind !== 'double' && (
            <a
              className="btn btn-quiet btn-small"
              href="#orders"
              aria-label={`Find the order ${about}`}
              onClick={() => void findOrder(about)}
            >
              Find the order
            </a>
          )
        )}
        {(kind === 'mismatch' || kind === 'unknown_order' || kind === 'double') && (
          <Button
            look="quiet"
            small
            disabled={busy}
            aria-label={`Mark as resolved: ${about}`}
            onClick={() => void settle(concern)}
          >
            Mark as resolved
          </Button>
        )}
      </div>
    </li>
  );
}

function eventDetail({ kind, detail }: PaymentConcern): string {
  if (kind === 'double') return offerOf(detail).name;
  return kind === 'stuck' ? 'Pending' : eventWords(detail);
}
