import * as z from 'zod/mini';
import { readStored, storageKeys, writeStored } from '#src/shared/browser/storage.ts';

const draftsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is typed for an entry of the inbox, by the names of the fields. */
export type InboxDraft = Readonly<Record<string, string>>;

const readDrafts = () =>
  draftsSchema.safeParse(readStored('session', storageKeys.inbox)).data ?? {};

const writeDrafts = (drafts: Record<string, InboxDraft>) =>
  writeStored('session', storageKeys.inbox, drafts);

export const draftOf = (id: string): InboxDraft | undefined => readDrafts()[id];

/** Keeps it for this tab. */
export function keepDraft(id: string, draft: InboxDraft): void {
  if (Object.values(draft).every((text) => text === '')) return dropDraft(id);
  writeDrafts({ ...readDrafts(), [id]: draft });
}

export function dropDraft(id: string): void {
  const { [id]: _dropped, ...others } = readDrafts();
  writeDrafts(others);
}
