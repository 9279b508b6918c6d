import { useStore } from '@nanostores/react';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import {
  cancelNote,
  closeInquiry,
  $openedInquiry,
} from '#src/features/admin/stores/inquiry-note.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { WritingDialog } from '#src/shared/ui/WritingDialog.tsx';
import { InquiryAttempts } from './InquiryAttempts.tsx';
import { InquiryFields } from './InquiryFields.tsx';
import { InquiryBadges } from './InquiryBadges.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReplyLinks } from './ReplyLinks.tsx';
import { fieldsOf } from './inquiry-fields.ts';

/** One submission: all its fields, the reply links and the note on it. */
export function InquiryDialog({ onDelete }: { onDelete: (inquiry: Inquiry) => void }) {
  const opened = useStore($openedInquiry);
  const { inquiry } = opened ?? {};
  return (
    <WritingDialog
      title={inquiry?.name ?? ''}
      open={opened !== undefined}
      onDrop={() => inquiry && cancelNote(inquiry)}
      onClose={closeInquiry}
    >
      {opened && inquiry && (
        <div className="grid gap-6">
          <p className="flex flex-wrap gap-2">
            <InquiryBadges inquiry={inquiry} />
          </p>
          <InquiryFields fields={fieldsOf(inquiry)} />
          <ReplyLinks inquiry={inquiry} />
          <NoteForm key={opened.typed ? 'typed' : 'stored'} opened={opened} />
          {inquiry.attempts > 1 && <InquiryAttempts inquiry={inquiry} />}
          <p className="border-t border-line pt-5">
            <Button look="alarm" small onClick={() => onDelete(inquiry)}>
              Delete submission
            </Button>
          </p>
        </div>
      )}
    </WritingDialog>
  );
}
