import * as z from 'zod/mini';
import { dropTextsOfOthers, hasLoggedOut } from '#src/shared/browser/logout-mark.ts';
import { readStored, removeStored, storageKeys, writeStored } from '#src/shared/browser/storage.ts';
import type { ProfileChange } from '#src/shared/schemas/account.ts';

const draftSchema = z.object({ email: z.string(), fullName: z.string() });

/** Keeps what was typed while someone has to sign in again, and not after they have logged out. */
export function keepDraft(typed: ProfileChange): void {
  if (hasLoggedOut()) return;
  dropTextsOfOthers();
  writeStored('session', storageKeys.profile, typed);
}

export function forgetDraft(): void {
  removeStored('session', storageKeys.profile);
}

/** Reads it and removes it from the storage. */
export function takeDraft(): ProfileChange | undefined {
  dropTextsOfOthers();
  const { data } = draftSchema.safeParse(readStored('session', storageKeys.profile));
  forgetDraft();
  return data;
}
