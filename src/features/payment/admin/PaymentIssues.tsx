import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PaymentIssue } from '#src/features/payment/schemas/managed-payment.ts';
import { loadPaymentIssues, $paymentIssues } from '#src/features/payment/stores/review.ts';
import { FoldButton } from '#src/shared/ui/FoldButton.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { useFirstFew } from '#src/shared/ui/use-first-few.ts';
import { PaymentIssueParts } from './PaymentIssueParts.tsx';

/** The payment issues that are not resolved; nothing when there is none. */
export function PaymentIssues() {
  const { status, issues } = useStore($paymentIssues);
  useEffect(() => void loadPaymentIssues(), []);

  if (status === 'failed') {
    return (
      <LoadFailed
        message="The payment issues could not be loaded."
        onTryAgain={() => void loadPaymentIssues()}
      />
    );
  }
  if (status !== 'loaded' || issues.length === 0) return null;
  return <IssueList issues={issues} />;
}

function IssueList({ issues }: { issues: PaymentIssue[] }) {
  const fold = useFirstFew(issues.length);
  return (
    <section aria-labelledby="issues" className="grid gap-4">
      <h2 id="issues" className="text-large">
        Payment issues
      </h2>
      <ul aria-labelledby="issues" className="grid gap-3">
        {issues.map((issue, index) => (
          // Hidden and not gone, so that what was begun there stays.
          <li
            key={`${issue.kind} ${issue.id}`}
            ref={fold.refOf(index)}
            tabIndex={-1}
            hidden={fold.isFolded(index)}
            className="card gap-3 border-l-4 border-l-saffron p-4"
          >
            <PaymentIssueParts issue={issue} />
          </li>
        ))}
      </ul>
      <FoldButton fold={fold} showAll={`Show all ${issues.length} payment issues`} />
    </section>
  );
}
