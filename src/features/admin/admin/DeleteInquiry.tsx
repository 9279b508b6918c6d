import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { deleteInquiry, $isDeletingInquiry } from '#src/features/admin/stores/inquiry-deletion.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

interface DeleteInquiryProps {
  /** Undefined: nobody wants to delete anything. */
  inquiry: Inquiry | undefined;
  onClose: () => void;
}

export function DeleteInquiry({ inquiry, onClose }: DeleteInquiryProps) {
  const busy = useStore($isDeletingInquiry);
  const remove = async () => {
    if (inquiry && (await deleteInquiry(inquiry))) onClose();
  };
  return (
    <Dialog title="Delete submission" open={inquiry !== undefined} onClose={onClose}>
      <p className="mb-5 wrap-anywhere">
        {inquiry && dashboardMessages.deleteQuestion(inquiry.name)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
          Delete
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
