import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { returnedOf } from '#src/features/payment/lib/returned.ts';
import {
  eventLabel,
  mailLabel,
  moneyLabel,
  outcomeLabels,
} from '#src/features/payment/messages/history.ts';
import type { PaymentHistoryEntry } from '#src/features/payment/schemas/managed-payment.ts';
import { loadPaymentHistory, $paymentHistory } from '#src/features/payment/stores/review.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { Button } from '#src/shared/ui/Button.tsx';

export function PaymentHistory({ orderId }: { orderId: string }) {
  const history = useStore($paymentHistory);
  useEffect(() => void loadPaymentHistory(orderId), [orderId]);

  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h3 id="history">History</h3>
      {history.status === 'loading' && (
        <p role="status" className="text-soft">
          Loading the history...
        </p>
      )}
      {history.status === 'failed' && (
        <p>
          <Button look="quiet" small onClick={() => void loadPaymentHistory(orderId)}>
            Try Again
          </Button>
        </p>
      )}
      {history.status === 'loaded' && (
        <ol>
          {history.entries.map((moment, index) => (
            <li
              // Two lines can be equal, and the order of the lines never changes.
              key={index}
              className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]"
            >
              <time dateTime={moment.happened_at} className="text-soft figures">
                {plainMoment(moment.happened_at)}
              </time>
              <span className="break-words">{labelOf(moment)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function labelOf({ kind, detail, outcome, amount_in_paise }: PaymentHistoryEntry): string {
  if (kind === 'order') return 'The order was placed';
  if (kind === 'money') {
    const rupees = returnedOf({ returned_in_paise: amount_in_paise ?? 0 });
    return moneyLabel(outcome, formatRupees(rupees), detail);
  }
  const what = kind === 'mail' ? mailLabel(detail) : eventLabel(detail);
  const said = outcomeLabels[outcome ?? ''];
  return said === undefined ? what : `${what} (${said})`;
}
