import * as z from 'zod/mini';
import { bookingStorageKey, heldTimesStorageKey } from '#src/shared/browser/storage-keys.ts';
import { createDraft } from './draft.ts';

/** The booking form as far as it is filled in, until it is paid for. */
export const bookingDraft = createDraft(
  bookingStorageKey,
  z.object({
    /** When somebody began to type, in milliseconds since 1970. */
    begunAt: z.number(),
    /** By the names of its fields. */
    typed: z.record(z.string(), z.string()),
    /** The form that is stored already, and what it says: sent again unchanged, it is still one. */
    stored: z.optional(z.object({ id: z.uuid(), says: z.string() })),
  }),
);

/** The times that are held for this browser. One of them may be chosen in the booking form of a session. */
export const heldTimes = createDraft(
  heldTimesStorageKey,
  z.object({
    times: z.array(
      z.object({
        startsAt: z.iso.datetime(),
        heldUntil: z.iso.datetime(),
        /** An open order keeps it: it needs no hold of the booking form. */
        byOrder: z.optional(z.boolean()),
      }),
    ),
    chosen: z.optional(z.object({ mentorshipType: z.string(), startsAt: z.iso.datetime() })),
  }),
);
