import * as z from 'zod/mini';
import type { Registration } from '#src/features/events/schemas/registration.ts';
import { newsletterBox } from '#src/shared/schemas/newsletter.ts';
import { dropTextsOfOthers } from '#src/shared/browser/logout-mark.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { registrationStorageKey } from '#src/shared/browser/storage-keys.ts';

const draftSchema = z.object({
  eventId: z.string(),
  typed: z.object({
    user_name: z.string(),
    user_email: z.string(),
    college_name: z.string(),
    phone_number: z.string(),
    under_18: z.exactOptional(z.boolean()),
    guardian_name: z.exactOptional(z.string()),
    guardian_email: z.exactOptional(z.string()),
    ...newsletterBox,
  }),
});

/** Keeps what was typed while someone has to sign in again. */
export function keepDraft(eventId: string, typed: Registration): void {
  dropTextsOfOthers();
  writeStored('session', registrationStorageKey, { eventId, typed });
}

/** What was kept for this event, once. */
export function takeDraft(eventId: string): Registration | undefined {
  dropTextsOfOthers();
  const { data } = draftSchema.safeParse(readStored('session', registrationStorageKey));
  removeStored('session', registrationStorageKey);
  return data?.eventId === eventId ? data.typed : undefined;
}
