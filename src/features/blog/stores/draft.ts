import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';

const draftSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** HTML of the editor's own; it passes the sanitiser before it is shown. */
  content: z.string(),
  savedAt: z.string(),
});

/** The text of a post that was not saved yet. The cover is not part of it: it would fill the storage. */
export type Draft = z.infer<typeof draftSchema>;

const keyOf = (postId: string | undefined) => `mentor.post.${postId ?? 'new'}`;

/** The unsaved text on this device, of a post or of the new one. */
export function readDraft(postId: string | undefined): Draft | undefined {
  return draftSchema.safeParse(readStored('local', keyOf(postId))).data;
}

/** Whether the text is kept now: storage can be blocked or full. */
export const keepDraft = (postId: string | undefined, draft: Draft): boolean =>
  writeStored('local', keyOf(postId), draft);

export const dropDraft = (postId: string | undefined): void => removeStored('local', keyOf(postId));
