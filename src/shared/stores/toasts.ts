import { atom, readonlyType } from 'nanostores';
import * as z from 'zod/mini';
import { readStored, removeStored, storageKeys, writeStored } from '#src/shared/browser/storage.ts';
import { isLeftByThisPage, leftByThisPage } from '#src/shared/browser/left-by-this-page.ts';
import type { Notice } from '#src/shared/messages/notice.ts';

export interface Toast extends Notice {
  id: number;
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

let nextId = 1;

/** Shows a notice on this page. It replaces the same notice from before. */
export function notify(notice: Notice): void {
  const others = $list
    .get()
    .filter(({ title, message }) => title !== notice.title || message !== notice.message);
  $list.set([...others, { ...notice, id: nextId++ }]);
  dispatchEvent(new Event('mentor:toast'));
}

/** Keeps a notice for the page that opens next; pages are separate documents and share no memory. */
export function notifyAfterRedirect(notice: Notice): void {
  writeStored('session', storageKeys.toasts, [...readToasts(), leftByThisPage(notice)]);
}

/** Shows the notices from the page before; the toaster calls it when it hydrates. */
export function showStoredToasts(): void {
  const stored = readToasts();
  // On a slow network the toaster may hydrate on the page that we are leaving.
  if (stored.some(isLeftByThisPage)) return;
  removeStored('session', storageKeys.toasts);
  for (const { title, message, tone } of stored) {
    notify({ title, tone, ...(message !== undefined && { message }) });
  }
}

const readToasts = () =>
  storedToastsSchema.safeParse(readStored('session', storageKeys.toasts)).data ?? [];

/** Someone corrects it or tries again, so the errors go. */
export function dismissErrors(): void {
  $list.set($list.get().filter(({ tone }) => tone !== 'error'));
}

export function dismiss(id: number): void {
  $list.set($list.get().filter((toast) => toast.id !== id));
}
