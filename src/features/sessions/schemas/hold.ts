import * as z from 'zod/mini';
import { validation } from '#src/shared/messages/validation.ts';
import { momentSchema } from '#src/shared/schemas/moment.ts';

/** What hold-time takes: a free time, and the secret of the browser that wants to keep it. */
export const holdRequestSchema = z.object({
  startsAt: momentSchema(validation.sessionTime),
  buyerKey: z.uuid(validation.buyerKey),
});

/** What hold-time answers, as ISO 8601 texts in UTC. */
export const heldTimeSchema = z.object({
  startsAt: z.iso.datetime(),
  heldUntil: z.iso.datetime(),
});

export type HoldRequest = z.infer<typeof holdRequestSchema>;
export type HeldTime = z.infer<typeof heldTimeSchema>;
