import * as z from 'zod/mini';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { createDraft } from '#src/shared/stores/draft.ts';

// A phone that is short of memory closes the tab while somebody copies a link elsewhere, without a question.

const draftSchema = z.object({
  /** As the form holds them; a checkbox that is not checked is not there. */
  fields: z.record(z.string(), z.string()),
  /** What a save names as seen, of an event that is stored already. */
  seen: z.exactOptional(z.object({ updated_at: z.string(), joining_link: z.nullable(z.string()) })),
});

/** What was typed for an event and not saved. */
export type EventDraft = z.infer<typeof draftSchema>;

/** In this tab, by account and address. It outlives a logout, as the texts of the editors do (docs/decisions/logout.md). */
const drafts = createDraft('mentor.event-forms', z.record(z.string(), draftSchema));

let owner: string | undefined;

/** Whoever else logs in meanwhile, it is theirs who opened the screen. */
function keyOf(): string {
  owner ??= storedAccountId();
  return `${owner} ${location.pathname}${location.search}`;
}

export const readEventDraft = (): EventDraft | undefined => drafts.read()?.[keyOf()];

export function keepEventDraft(draft: EventDraft): void {
  drafts.keep({ ...drafts.read(), [keyOf()]: draft });
}

/** It is saved, or given up. */
export function forgetEventDraft(): void {
  const { [keyOf()]: _saved, ...others } = drafts.read() ?? {};
  drafts.keep(others);
}
