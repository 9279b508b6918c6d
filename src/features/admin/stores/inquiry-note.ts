import { atom, readonlyType } from 'nanostores';
import { findInquiry } from '#src/features/admin/data/inquiries.ts';
import { saveNote } from '#src/features/admin/data/inquiry-notes.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import type { Inquiry, InquiryNote } from '#src/features/admin/schemas/inquiry.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadActions } from './actions.ts';
import { refreshInquiries, replaceInquiry } from './inquiries.ts';

export interface OpenedInquiry {
  inquiry: Inquiry;
  /** Someone else noted something since this was opened: `inquiry` has theirs, the form still what was typed. */
  isTheirs: boolean;
}

const $current = atom<OpenedInquiry | undefined>();

/** The inquiry that is looked at; undefined: none. */
export const $openedInquiry = readonlyType($current);

export const openInquiry = (inquiry: Inquiry): void => $current.set({ inquiry, isTheirs: false });
export const closeInquiry = (): void => $current.set(undefined);

const saving = createSubmit({
  send: async ({ inquiry, note }: { inquiry: Inquiry; note: InquiryNote }) => {
    // The list shows it at once, and the stored note again when the save was refused.
    replaceInquiry({ ...inquiry, ...note });
    try {
      await saveNote(inquiry, note);
    } catch (error) {
      replaceInquiry(inquiry);
      await showTheirs(inquiry.id, note);
      throw error;
    }
    void Promise.all([refreshInquiries(), loadActions()]);
    return true;
  },
  succeeded: dashboardNotices.noteSaved,
  failed: ({ reason }) =>
    reason === 'changed' ? dashboardNotices.noteChanged : dashboardNotices.noteFailed,
});

export const $isSavingNote = saving.$busy;
/** True when it is saved. */
export const saveInquiryNote = saving.submit;

async function showTheirs(id: string, { status, note, next_date }: InquiryNote): Promise<void> {
  const theirs = await findInquiry(id).catch(() => undefined);
  const current = $current.get();
  if (!theirs || current?.inquiry.id !== id) return;
  const isOurs = theirs.status === status && theirs.note === note && theirs.next_date === next_date;
  // Our note was stored, and only the answer was lost: sending it again changes nothing.
  if (isOurs) return;
  const isTheirs = theirs.noted_at !== current.inquiry.noted_at;
  $current.set({ inquiry: theirs, isTheirs });
  if (isTheirs) replaceInquiry(theirs);
}
