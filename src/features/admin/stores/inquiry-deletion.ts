import { atom, readonlyType } from 'nanostores';
import { deleteInquiry as remove, restoreSubmission } from '#src/features/admin/data/inquiries.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadActions } from './actions.ts';
import { refreshInquiries } from './inquiries.ts';

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
    await remove(inquiry.id);
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
  succeeded: dashboardNotices.deletionTakenBack,
  failed: ({ reason }) =>
    reason === 'notFound' ? dashboardNotices.undoTooLate : dashboardNotices.undoFailed,
});

export const $isDeletingInquiry = deleting.$busy;
/** True when it is gone. */
export const deleteInquiry = deleting.submit;
export const $isRestoring = restoring.$busy;
export const takeBack = restoring.submit;
