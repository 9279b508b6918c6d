import { atom, readonlyType } from 'nanostores';
import * as z from 'zod/mini';
import { findInquiry } from '#src/features/admin/data/inquiries.ts';
import { saveNote } from '#src/features/admin/data/inquiry-notes.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import {
  type Inquiry,
  type InquiryNote,
  inquiryNoteSchema,
} from '#src/features/admin/schemas/inquiry.ts';
import { holds } from '#src/shared/data/holds.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadActions } from './actions.ts';
import { refreshInquiries, replaceInquiry } from './inquiries.ts';
import { noteDraftOf } from './inquiry-note-draft.ts';

export interface OpenedInquiry {
  inquiry: Inquiry;
  /** What was typed before and not saved: the form begins with it. */
  typed: Record<string, string> | undefined;
  /** Someone else noted something since that was typed: `inquiry` has theirs, the form still what was typed. */
  isTheirs: boolean;
}

const $current = atom<OpenedInquiry | undefined>();

/** The inquiry that is looked at; undefined: none. */
export const $openedInquiry = readonlyType($current);

/** Its note begins with what was typed before, unless that was stored and only the answer was lost. */
export function openInquiry(inquiry: Inquiry): void {
  const draft = noteDraftOf(inquiry).read();
  const isTheirs = draft?.noted_at !== inquiry.noted_at;
  if (!draft || (isTheirs && isStored(inquiry, draft.fields))) return openStored(inquiry);
  $current.set({ inquiry, typed: draft.fields, isTheirs });
}

function openStored(inquiry: Inquiry): void {
  noteDraftOf(inquiry).keep(undefined);
  $current.set({ inquiry, typed: undefined, isTheirs: false });
}

function isStored(inquiry: Inquiry, fields: Record<string, string>): boolean {
  const note = z.safeParse(inquiryNoteSchema, fields).data;
  return note !== undefined && holds(inquiry, note);
}

/** What was typed stays in this tab. */
export const closeInquiry = (): void => $current.set(undefined);

/** Keeps what is typed, from the note that was there when it was begun. */
export function keepTypedNote(inquiry: Inquiry, fields: Record<string, string>): void {
  if (isStored(inquiry, fields)) return noteDraftOf(inquiry).keep(undefined);
  const { noted_at } = noteDraftOf(inquiry).read() ?? inquiry;
  noteDraftOf(inquiry).keep({ fields, noted_at });
}

/** The form begins again, with what is stored. */
export const discardTypedNote = openStored;

/** Gives up what was typed. */
export function cancelNote(inquiry: Inquiry): void {
  noteDraftOf(inquiry).keep(undefined);
  closeInquiry();
}

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
    noteDraftOf(inquiry).keep(undefined);
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
  $current.set({ ...current, inquiry: theirs, isTheirs });
  if (isTheirs) replaceInquiry(theirs);
}
