import * as z from 'zod/mini';
import { pageAccountId } from '#src/shared/browser/stored-account.ts';
import { createNamedDrafts } from '#src/shared/stores/named-drafts.ts';

// A phone that is short of memory closes the tab while somebody copies a link elsewhere, without a question.

const draftSchema = z.object({
  /** As the form holds them. */
  fields: z.record(z.string(), z.string()),
  /** What a save names as seen, of an event that is stored already. */
  seen: z.exactOptional(z.object({ updated_at: z.string(), joining_link: z.nullable(z.string()) })),
});

/** What was typed for an event and not saved. */
export type EventDraft = z.infer<typeof draftSchema>;

/** In this tab, by account and address. It outlives a logout, as the texts of the editors do (docs/decisions/logout.md). */
const drafts = createNamedDrafts('mentor.event-forms', draftSchema);

const name = () => `${pageAccountId()} ${location.pathname}${location.search}`;

export const readEventDraft = (): EventDraft | undefined => drafts.read(name());
export const keepEventDraft = (draft: EventDraft): void => drafts.keep(name(), draft);
export const forgetEventDraft = (): void => drafts.forget(name());
