import * as z from 'zod/mini';
import { bookingStorageKey } from '#src/shared/browser/logout-mark.ts';
import { createDraft } from './draft.ts';

/** The booking form as far as it is filled in, until it is paid for. */
export const bookingDraft = createDraft(
  bookingStorageKey,
  z.object({
    /** By the names of its fields. */
    typed: z.record(z.string(), z.string()),
    /** The form that is stored already, and what it says: sent again unchanged, it is still one. */
    stored: z.optional(z.object({ id: z.uuid(), says: z.string() })),
  }),
);
