import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';

const draftSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** HTML of the editor's own; it passes the sanitiser before it is shown. */
  content: z.string(),
  /** What was chosen for after saving. Drafts were kept without these two before. */
  status: z.optional(z.enum(['published', 'scheduled', 'draft'])),
  scheduledFor: z.optional(z.string()),
  savedAt: z.string(),
});

/** The text of a post that was not saved yet. The cover is not part of it: it would fill the storage. */
export type Draft = z.infer<typeof draftSchema>;

export const draftKeyOf = (id: string) => `mentor.post.${id}`;

/** The unsaved text on this device, of a post or of a new one (new-drafts.ts). */
export const readDraft = (id: string): Draft | undefined =>
  draftSchema.safeParse(readStored('local', draftKeyOf(id))).data;

/** Whether the text is kept now: storage can be blocked or full. */
export const keepDraft = (id: string, draft: Draft): boolean =>
  writeStored('local', draftKeyOf(id), draft);

export const dropDraft = (id: string): void => removeStored('local', draftKeyOf(id));
