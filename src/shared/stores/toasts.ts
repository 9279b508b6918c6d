import { atom, readonlyType } from 'nanostores';
import * as z from 'zod/mini';
import { isNarrow } from '#src/shared/browser/is-narrow.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { toastsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { isLeftByThisPage, leftByThisPage } from '#src/shared/browser/left-by-this-page.ts';
import type { Notice } from '#src/shared/messages/notice.ts';

export interface Toast extends Notice {
  id: number;
  /** What it is an outcome of. */
  of?: object | undefined;
}

const storedToastsSchema = z.array(
  z.object({
    title: z.string(),
    message: z.optional(z.string()),
    tone: z.enum(['success', 'error', 'info']),
    leftBy: z.optional(z.number()),
  }),
);

const $list = atom<Toast[]>([]);
export const $toasts = readonlyType($list);

const $newest = atom(0);
/** The id of the one that came last, also when it has gone again. */
export const $newestToast = readonlyType($newest);

/** Shows a notice on this page. It replaces the same notice from before, and the last outcome of the same thing. */
export function notify(notice: Notice, of?: object): void {
  const isOld = (toast: Toast) =>
    (of !== undefined && toast.of === of) ||
    (toast.title === notice.title && toast.message === notice.message);
  const id = $newest.get() + 1;
  $newest.set(id);
  $list.set([...$list.get().filter((toast) => !isOld(toast)), { ...notice, of, id }]);
  dispatchEvent(new Event('mentor:toast'));
}

/**
 * Says what is wrong with the fields of a form. A phone has no room for a toast beside them: there the form shows the
 * notice that is returned (CheckedForm).
 */
export function notifyInForm(notice: Notice): Notice | undefined {
  if (isNarrow()) return notice;
  notify(notice);
  return undefined;
}

/** Keeps a notice for the page that opens next; pages are separate documents and share no memory. */
export function notifyAfterRedirect(notice: Notice): void {
  writeStored('session', toastsStorageKey, [...readToasts(), leftByThisPage(notice)]);
}

/** Shows the notices from the page before; the toaster calls it when it hydrates. */
export function showStoredToasts(): void {
  const stored = readToasts();
  // On a slow network the toaster may hydrate on the page that we are leaving.
  if (stored.some(isLeftByThisPage)) return;
  removeStored('session', toastsStorageKey);
  for (const { title, message, tone } of stored) {
    notify({ title, tone, ...(message !== undefined && { message }) });
  }
}

const readToasts = () =>
  storedToastsSchema.safeParse(readStored('session', toastsStorageKey)).data ?? [];

/** Someone corrects it, so the errors go. */
export function dismissErrors(): void {
  $list.set($list.get().filter(({ tone }) => tone !== 'error'));
}

/** It is tried again: its last outcome is not true any more. */
export function dismissOutcome(of: object): void {
  $list.set($list.get().filter((toast) => toast.of !== of));
}

/** Something is sent: what was said before it goes. */
export function dismissAll(): void {
  $list.set([]);
}

export function dismiss(id: number): void {
  $list.set($list.get().filter((toast) => toast.id !== id));
}
