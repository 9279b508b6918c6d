import { useStore } from '@nanostores/react';
import { issueText, eventLabel, mailLabel } from '#src/features/payment/messages/history.ts';
import { failureText, reasonText } from '#src/features/payment/messages/money-back.ts';
import { providers } from '#src/features/payment/messages/providers.ts';
import type { PaymentIssue } from '#src/features/payment/schemas/managed-payment.ts';
import { findOrder } from '#src/features/payment/stores/manager.ts';
import { $isResolving, resolveIssue } from '#src/features/payment/stores/review.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DoublePayment } from './DoublePayment.tsx';
import { PaidByHand } from './PaidByHand.tsx';

/** What happened, what to do about it, and the buttons for that. */
export function PaymentIssueParts({ issue }: { issue: PaymentIssue }) {
  const busy = useStore($isResolving);
  const { kind, subject, detail, attempts, due_at, happened_at, buyer } = issue;
  const provider = issue.provider && providers[issue.provider];
  const { title, advice } = issueText(issue);
  const about = subject ?? issue.id;
  return (
    <>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {buyer !== null && <bdi className="font-semibold wrap-anywhere">{buyer}</bdi>}
      <p className="text-small wrap-anywhere text-soft">
        {plainMoment(happened_at)} · {kind === 'mail' ? mailLabel(detail) : eventDetail(issue)} ·{' '}
        {about}
        {kind === 'double' && ` and ${issue.id}`}
        {attempts !== null && ` · ${attempts} attempts`}
      </p>
      {due_at !== null && <p className="font-semibold">Answer by {plainMoment(due_at)}.</p>}
      <p>{advice}</p>
      {kind === 'double' && <DoublePayment issue={issue} />}
      <div className="flex flex-wrap gap-3">
        {kind === 'mail' ? (
          <Button
            look="quiet"
            small
            disabled={busy}
            aria-label={`Send again to ${about}`}
            onClick={() => void resolveIssue(issue)}
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
        {kind === 'refund_failed' && detail !== 'disputed' && <PaidByHand issue={issue} />}
        {due_at !== null && provider && (
          <a
            className="btn btn-quiet btn-small"
            href={provider.disputes}
            aria-label={`Open the disputes at ${provider.name}, for ${about}`}
          >
            Open the disputes at {provider.name}
          </a>
        )}
        {canBeResolved(issue) && (
          <Button
            look="quiet"
            small
            disabled={busy}
            aria-label={`Mark as resolved: ${about}`}
            onClick={() => void resolveIssue(issue)}
          >
            Mark as resolved
          </Button>
        )}
      </div>
    </>
  );
}

/** The others leave the list by themselves. */
const canBeResolved = ({ kind, detail }: PaymentIssue) =>
  ['mismatch', 'unknown_order', 'part_refunded', 'double', 'refund_failed'].includes(kind) ||
  (kind === 'dispute' && detail.startsWith('lost:'));

function eventDetail({ kind, detail, amount }: PaymentIssue): string {
  if (kind === 'double') return offerOf(detail).name;
  if (kind === 'part_refunded') {
    const rupees = formatRupees(amount ?? 0);
    return detail === 'pending' ? `${rupees} is on its way back` : `${rupees} was refunded`;
  }
  if (kind === 'refund_failed')
    return `${formatRupees(amount ?? 0)}, because ${failureText(detail)}`;
  if (kind === 'dispute') {
    return `${formatRupees(amount ?? 0)}: ${reasonText(detail.split(':')[1] ?? '')}`;
  }
  return kind === 'stuck' ? 'Pending' : eventLabel(detail);
}
