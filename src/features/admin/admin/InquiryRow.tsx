import { memo } from 'react';
import type { Inquiry, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { openInquiry } from '#src/features/admin/stores/inquiry-note.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { shorten } from '#src/shared/lib/shorten.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { InquiryBadges } from './InquiryBadges.tsx';
import { summaryOf } from './inquiry-fields.ts';

/** Enough to know what it is about. */
const beginningOfMessage = 90;

// The columns of docs/product.md 2.7, no others. Other fields are below the name or in the dialog.
export const kinds: Record<
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
  contact: {
    caption: 'Messages',
    columns: [
      ['Full Name', ({ fullname }) => fullname],
      ['Email or Phone', ({ email, phone }) => email ?? phone],
      ['Message', ({ additionaldetails }) => shorten(additionaldetails ?? '', beginningOfMessage)],
    ],
  },
};

interface InquiryRowProps {
  inquiry: Inquiry;
  kind: InquiryKind;
  onDelete: (inquiry: Inquiry) => void;
}

export const InquiryRow = memo(function InquiryRow({ inquiry, kind, onDelete }: InquiryRowProps) {
  const [[, nameOf], ...rest] = kinds[kind].columns as [
    (typeof kinds)['college']['columns'][number],
    ...(typeof kinds)['college']['columns'],
  ];
  const summary = summaryOf(inquiry);
  return (
    <tr>
      <th scope="row">
        <bdi>{nameOf(inquiry)}</bdi>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-small font-[400] text-soft">
          <InquiryBadges inquiry={inquiry} />
          {summary && <span>{summary}</span>}
          {plainMoment(inquiry.created_at)}
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
