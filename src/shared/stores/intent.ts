import * as z from 'zod/mini';
import { readStored, removeStored, storageKeys, writeStored } from '#src/shared/browser/storage.ts';
import { nextPath } from '#src/shared/lib/next-path.ts';

const hour = 60 * 60 * 1000;

const intentSchema = z.object({
  next: z.optional(z.string()),
  way: z.enum(['google', 'signup', 'recovery', 'email_change']),
  startedAt: z.number(),
});

/** Where someone wanted to go when they left the site, for Google or for a mail, to sign in. */
export interface Intent {
  next: string | undefined;
  way: z.infer<typeof intentSchema>['way'];
}

/** Keeps it for an hour, as long as the links of mails are good; for all tabs, because a mail opens a new one. */
export function keepIntent(way: Intent['way'], next: string | undefined): void {
  writeStored('local', storageKeys.intent, { way, next: nextPath(next), startedAt: Date.now() });
}

/** What was kept, once. */
export function takeIntent(): Intent | undefined {
  const { data } = intentSchema.safeParse(readStored('local', storageKeys.intent));
  removeStored('local', storageKeys.intent);
  if (!data || Math.abs(Date.now() - data.startedAt) > hour) return undefined;
  return { way: data.way, next: nextPath(data.next) };
}
