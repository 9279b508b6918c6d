import * as z from 'zod/mini';
import { workOf } from '#src/features/courses/lib/mentor-labels.ts';
import type { InboxEntry } from '#src/features/courses/schemas/inbox.ts';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';

const draftSchema = z.object({
  kind: z.enum(['question', 'task']),
  /** What it is for, as somebody who reads it later knows it. */
  about: z.string(),
  /** By the names of the fields. */
  fields: z.record(z.string(), z.string()),
});

export type InboxDraft = z.infer<typeof draftSchema>;

const drafts = createPageDrafts('inbox');

/** An answer or marks are begun and not sent. */
export const $hasInboxDrafts = drafts.$hasAny;

/** What is typed for an entry of the inbox. Where everything was deleted again, nothing is. */
export function inboxDraftOf(entry: InboxEntry): DraftPlace<InboxDraft['fields']> {
  const place = drafts.at(entry.id, draftSchema);
  return {
    read: () => place.read()?.fields,
    keep: (fields) => {
      const isBegun = fields && Object.values(fields).some((text) => text !== '');
      place.keep(isBegun ? { kind: entry.kind, about: workOf(entry), fields } : undefined);
    },
  };
}

/** What was typed for entries that are not among those that wait, with their ids. */
export const draftsWithout = (waiting: readonly InboxEntry[]): (InboxDraft & { id: string })[] =>
  drafts
    .names()
    .filter((id) => waiting.every((entry) => entry.id !== id))
    .flatMap((id) => {
      const draft = drafts.at(id, draftSchema).read();
      return draft ? [{ id, ...draft }] : [];
    });

export const dropInboxDraft = (id: string): void => drafts.at(id, draftSchema).keep(undefined);
