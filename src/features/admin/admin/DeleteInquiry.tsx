import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { deleteInquiry, $isDeletingInquiry } from '#src/features/admin/stores/inquiry-deletion.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

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
    <ConfirmDialog
      title="Delete submission"
      open={inquiry !== undefined}
      action="Delete"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{inquiry && dashboardMessages.deleteQuestion(inquiry)}</p>
    </ConfirmDialog>
  );
}
