import { useStore } from '@nanostores/react';
import type { Inquiry, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { inquiryLists, refreshInquiries } from '#src/features/admin/stores/inquiries.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { DataTable } from '#src/shared/ui/DataTable.tsx';
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
        <DataTable
          caption={caption}
          columns={[...columns.map(([header]) => header), 'Actions']}
          look="cards"
          busy={status === 'loading'}
        >
          {rows.map((inquiry) => (
            <InquiryRow key={inquiry.id} inquiry={inquiry} kind={kind} onDelete={onDelete} />
          ))}
        </DataTable>
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
