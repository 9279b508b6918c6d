import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { isWaiting, plainName } from '#src/features/admin/lib/inquiry-words.ts';
import { deskWords } from '#src/features/admin/messages.ts';
import type { Inquiry, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { $inquiryLists, refreshInquiries } from '#src/features/admin/stores/inquiries.ts';
import { openInquiry } from '#src/features/admin/stores/inquiry-note.ts';
import { plainDate } from '#src/shared/lib/event-words.ts';
import { indiaMoment } from '#src/shared/lib/india-moment.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { InquiryPager } from './InquiryPager.tsx';

// The columns of docs/product.md 2.7, no others: what else there is stands below the name or in the dialog.
const kinds: Record<
  InquiryKind,
  { caption: string; columns: [header: string, cell: (inquiry: Inquiry) => string | null][] }
> = {
  individual: {
    caption: 'Individual Inquiries',
    columns: [
      ['Full Name', ({ fullname }) => fullname],
      ['Email', ({ email }) => email],
      ['Goal', ({ goal }) => goal],
    ],
  },
  college: {
    caption: 'College Inquiries',
    columns: [
      ['Institution Name', ({ institutionname }) => institutionname],
      ['Contact Person', ({ contactperson }) => contactperson],
      ['Email', ({ email }) => email],
      ['Preferred Mode', ({ preferredmode }) => preferredmode],
    ],
  },
};

interface InquiryTableProps {
  kind: InquiryKind;
  onDelete: (inquiry: Inquiry) => void;
}

export function InquiryTable({ kind, onDelete }: InquiryTableProps) {
  const { rows, total, page, status } = useStore($inquiryLists)[kind];
  const { caption, columns } = kinds[kind];
  const isEmpty = rows.length === 0;

  return (
    <section aria-labelledby={`${kind}-inquiries`} className="card gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${kind}-inquiries`}>{caption}</h3>
        <p role="status" className="text-small text-soft figures">
          {isEmpty && status === 'loading' && 'Loading submissions...'}
          {(!isEmpty || status === 'ready') && `${total.toLocaleString('en-IN')} found`}
        </p>
      </div>
      {rows.length > 0 && (
        <table className="desk-table" aria-busy={status === 'loading'}>
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
      {status === 'ready' && isEmpty && <EmptyState title="No matching submissions" />}
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

interface InquiryRowProps {
  inquiry: Inquiry;
  kind: InquiryKind;
  onDelete: (inquiry: Inquiry) => void;
}

const InquiryRow = memo(function InquiryRow({ inquiry, kind, onDelete }: InquiryRowProps) {
  const [[, nameOf], ...rest] = kinds[kind].columns as [
    (typeof kinds)['college']['columns'][number],
    ...(typeof kinds)['college']['columns'],
  ];
  return (
    <tr>
      <th scope="row">
        <bdi>{nameOf(inquiry)}</bdi>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-small font-[400] text-soft">
          <StatusBadge inquiry={inquiry} />
          {indiaMoment(inquiry.created_at)}
        </span>
      </th>
      {rest.map(([header, cell]) => (
        <td key={header} data-label={header}>
          <bdi>{cell(inquiry)}</bdi>
        </td>
      ))}
      <td>
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            small
            aria-label={`Open: ${inquiry.name}`}
            onClick={() => openInquiry(inquiry)}
          >
            Open
          </Button>
          <Button
            look="alarm"
            small
            aria-label={`Delete: ${inquiry.name}`}
            onClick={() => onDelete(inquiry)}
          >
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
});

export function StatusBadge({ inquiry }: { inquiry: Inquiry }) {
  const { status, next_date: nextDate } = inquiry;
  return (
    <>
      {isWaiting(inquiry, limits.inquiryWaitsHours) ? (
        <span className="badge badge-sun">{deskWords.waiting}</span>
      ) : (
        <span className={`badge ${status === 'lost' ? 'bg-sunk text-soft' : ''}`}>
          {plainName(status)}
        </span>
      )}
      {nextDate && <span className="badge bg-sunk text-soft">Next: {plainDate(nextDate)}</span>}
    </>
  );
}
