import { storedKeys } from '#src/shared/browser/stored-keys.ts';
import { type Draft, draftKeyOf, dropDraft, readDraft } from './draft.ts';

/** As many unsaved new posts stay on a device; the oldest ones make room. */
export const newDraftMaximum = 20;

const beginning = 'new';
const freshId = () => `${beginning}.${crypto.randomUUID()}`;

// Each tab writes its new post under an id of its own, so that two of them do not replace each other's text.
let ownId = freshId();
const held = new Set<string>();

/** The id under which the text of a post is kept. */
export const draftIdOf = (post: { id: string } | undefined): string => post?.id ?? ownId;

/**
 * Takes over the newest unsaved new post that is open in no other tab, if it says more than an empty form does; this
 * tab keeps its text from now on. Without one it begins a new one.
 */
export async function takeNewDraft(
  saysMore: (draft: Draft) => boolean,
): Promise<Draft | undefined> {
  for (const { id, draft } of newDrafts()) {
    if (!(await hold(id))) continue;
    if (saysMore(draft)) {
      ownId = id;
      return draft;
    }
    dropDraft(id);
  }
  ownId = freshId();
  await hold(ownId);
  return undefined;
}

/** Drops the oldest ones beyond what is kept. */
export function makeRoom(): void {
  for (const { id } of newDrafts().slice(newDraftMaximum)) dropDraft(id);
}

/** The newest first. */
function newDrafts(): { id: string; draft: Draft }[] {
  return storedKeys(draftKeyOf(beginning))
    .map((key) => key.slice(draftKeyOf('').length))
    .flatMap((id) => {
      const draft = readDraft(id);
      return draft ? [{ id, draft }] : [];
    })
    .toSorted((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
}

/** Whether no other tab has it; this one has it until its page goes. A browser without locks cannot tell. */
async function hold(id: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || held.has(id)) return true;
  const isFree = await new Promise<boolean>((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    };
    locks.request(draftKeyOf(id), { ifAvailable: true }, keep).catch(() => resolve(true));
  });
  if (isFree) held.add(id);
  return isFree;
}
