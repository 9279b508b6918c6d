import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { $inquiryChoice } from '#src/features/admin/stores/inquiries.ts';
import { closeInquiry } from '#src/features/admin/stores/inquiry-note.ts';
import { DeleteInquiry } from './DeleteInquiry.tsx';
import { InquiryDialog } from './InquiryDialog.tsx';
import { InquiryFilters } from './InquiryFilters.tsx';
import { InquiryTable } from './InquiryTable.tsx';
import { UndoBar } from './UndoBar.tsx';

/** The submissions of both forms, and the admin's actions on each. */
export function Inquiries() {
  const choice = useStore($inquiryChoice);
  const [leaving, setLeaving] = useState<Inquiry>();
  const askToDelete = (inquiry: Inquiry) => {
    closeInquiry();
    setLeaving(inquiry);
  };

  return (
    <section aria-labelledby="inquiries" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="inquiries" className="text-large">
        Inquiries
      </h2>
      <InquiryFilters />
      <UndoBar />
      {kindsIn(choice).map((kind) => (
        <InquiryTable key={kind} kind={kind} onDelete={askToDelete} />
      ))}
      <InquiryDialog onDelete={askToDelete} />
      <DeleteInquiry inquiry={leaving} onClose={() => setLeaving(undefined)} />
    </section>
  );
}
