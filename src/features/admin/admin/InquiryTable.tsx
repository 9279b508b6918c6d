import { useStore } from '@nanostores/react';
import type { Inquiry, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { inquiryLists, refreshInquiries } from '#src/features/admin/stores/inquiries.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { InquiryPager } from './InquiryPager.tsx';
import { InquiryRow, kinds } from './InquiryRow.tsx';

interface InquiryTableProps {
  kind: InquiryKind;
  onDelete: (inquiry: Inquiry) => void;
}

export function InquiryTable({ kind, onDelete }: InquiryTableProps) {
  const { rows, total, page, status } = useStore(inquiryLists[kind].$state);
  const { caption, columns } = kinds[kind];
  const isEmpty = rows.length === 0;

  return (
    <section aria-labelledby={`${kind}-inquiries`} className="card gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${kind}-inquiries`}>{caption}</h3>
        <p role="status" className="text-small text-soft figures">
          {isEmpty && status === 'loading' && 'Loading submissions...'}
          {(!isEmpty || status === 'loaded') && `${total.toLocaleString('en-IN')} found`}
        </p>
      </div>
      {rows.length > 0 && (
        <table className="dashboard-table" aria-busy={status === 'loading'}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map(([header]) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} kind={kind} onDelete={onDelete} />
            ))}
          </tbody>
        </table>
      )}
      {status === 'loaded' && isEmpty && <EmptyState title="No matching submissions" />}
      {status === 'failed' && (
        <LoadFailed
          message={notices.submissionsLoadFailed.message}
          onTryAgain={() => void refreshInquiries()}
        />
      )}
      <InquiryPager kind={kind} page={page} total={total} />
    </section>
  );
}
