import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { returnToStorageKey } from '#src/shared/browser/storage-keys.ts';
import { nextPath } from '#src/shared/lib/next-path.ts';

const hour = 60 * 60 * 1000;

const returnToSchema = z.object({
  next: z.optional(z.string()),
  method: z.enum(['google', 'signup', 'recovery', 'email_change']),
  startedAt: z.number(),
});

/** Where someone wanted to go when they left the site, for Google or for a mail, to sign in. */
export interface ReturnTo {
  next: string | undefined;
  method: z.infer<typeof returnToSchema>['method'];
}

/** Keeps it for an hour, as long as the links of mails are good; for all tabs, because a mail opens a new one. */
export function saveReturnTo(method: ReturnTo['method'], next: string | undefined): void {
  writeStored('local', returnToStorageKey, {
    method,
    next: nextPath(next),
    startedAt: Date.now(),
  });
}

/** Reads it and removes it from the storage. */
export function takeReturnTo(): ReturnTo | undefined {
  const { data } = returnToSchema.safeParse(readStored('local', returnToStorageKey));
  removeStored('local', returnToStorageKey);
  if (!data || Math.abs(Date.now() - data.startedAt) > hour) return undefined;
  return { method: data.method, next: nextPath(data.next) };
}
