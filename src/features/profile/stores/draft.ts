import * as z from 'zod/mini';
import { dropTextsOfOthers, hasLoggedOut } from '#src/shared/browser/logout-mark.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { profileStorageKey } from '#src/shared/browser/storage-keys.ts';

const draftSchema = z.object({
  email: z.exactOptional(z.string()),
  fullName: z.exactOptional(z.string()),
});

/** What was changed in the form, and nothing else. */
export type ProfileDraft = z.infer<typeof draftSchema>;

/** Keeps what was typed while someone has to sign in again, and not after they have logged out. */
export function keepDraft(changed: ProfileDraft): void {
  if (hasLoggedOut()) return;
  dropTextsOfOthers();
  writeStored('session', profileStorageKey, changed);
}

export function forgetDraft(): void {
  removeStored('session', profileStorageKey);
}

/** Reads it and removes it from the storage. */
export function takeDraft(): ProfileDraft | undefined {
  dropTextsOfOthers();
  const { data } = draftSchema.safeParse(readStored('session', profileStorageKey));
  forgetDraft();
  return data;
}
