import { atom, readonlyType } from 'nanostores';
import { limits } from '#src/config/limits.ts';
import { deleteSubmission, restoreSubmission } from '#src/data/inquiries.ts';
import { DataError } from '#src/data/unwrap.ts';
import { deskNotices } from '#src/messages/desk.ts';
import { notices } from '#src/messages/notices.ts';
import type { Inquiry } from '#src/schemas/inquiry.ts';
import { loadActions } from './admin-actions.ts';
import { refreshInquiries } from './inquiries.ts';
import { createSubmit } from './submit.ts';

export interface Deletion {
  id: string;
  name: string;
  /** When it can no longer be taken back, in milliseconds since 1970. */
  endsAt: number;
}

const $list = atom<Deletion[]>([]);

/** Deletions that can still be taken back, the latest last: docs/decisions/undo-delete.md. */
export const $deletions = readonlyType($list);

const forget = (id: string) => $list.set($list.get().filter((deletion) => deletion.id !== id));

function offerUndo({ id, name }: Inquiry): void {
  const milliseconds = limits.undoSeconds * 1000;
  $list.set([...$list.get(), { id, name, endsAt: Date.now() + milliseconds }]);
  setTimeout(() => forget(id), milliseconds);
}

const showTruth = () => void Promise.all([refreshInquiries(), loadActions()]);

const deleting = createSubmit({
  send: async (inquiry: Inquiry) => {
    await deleteSubmission(inquiry.id);
    offerUndo(inquiry);
    showTruth();
    return true;
  },
  succeeded: notices.submissionDeleted,
  failed: () => notices.submissionDeleteFailed,
});

const restoring = createSubmit({
  send: async ({ id }: Deletion) => {
    if (!(await restoreSubmission(id))) throw new DataError('notFound', '');
    forget(id);
    showTruth();
    return true;
  },
  succeeded: deskNotices.deletionTakenBack,
  failed: ({ reason }) =>
    reason === 'notFound' ? deskNotices.undoTooLate : deskNotices.undoFailed,
});

export const $isDeletingInquiry = deleting.$busy;
/** True when it is gone. */
export const deleteInquiry = deleting.submit;
export const $isRestoring = restoring.$busy;
export const takeBack = restoring.submit;
