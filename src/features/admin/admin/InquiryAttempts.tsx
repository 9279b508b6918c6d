import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { $attempts, loadAttempts } from '#src/features/admin/stores/inquiry-attempts.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { InquiryFields } from './InquiryFields.tsx';
import { differencesOf, type InquiryField } from './inquiry-fields.ts';

/** The other attempts of the same person at the same thing: when each came, and what it said otherwise. */
export function InquiryAttempts({ inquiry }: { inquiry: Inquiry }) {
  const { rows, of, status } = useStore($attempts);
  const { id } = inquiry;
  useEffect(() => void loadAttempts(id), [id]);
  const isHere = status === 'loaded' && of === id;

  return (
    <section aria-labelledby="attempts" className="grid gap-3 border-t border-line pt-5">
      <h3 id="attempts" className="font-sans text-base font-semibold">
        Other attempts
      </h3>
      {status === 'failed' ? (
        <LoadFailed
          message={dashboardMessages.attemptsFailed}
          onTryAgain={() => void loadAttempts(id)}
        />
      ) : (
        !isHere && <p role="status">Loading attempts...</p>
      )}
      {isHere && (
        <ol className="grid gap-4">
          {rows.map((attempt) => {
            const note: InquiryField[] =
              attempt.own_note && attempt.own_note !== inquiry.note
                ? [['Private note', attempt.own_note]]
                : [];
            const fields = differencesOf(attempt, inquiry);
            return (
              <li key={attempt.id} className="grid gap-1">
                <InquiryFields fields={[...fields, ...note]} />
                {fields.length === 1 && <p className="text-small text-soft">Otherwise the same.</p>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
