import * as z from 'zod/mini';
import { unsentTextsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { createNamedDrafts } from '#src/shared/stores/named-drafts.ts';
import { $lesson } from './lesson.ts';

// A phone that is short of memory closes the tab while somebody looks for a file, without a question.

const textSchema = z.object({
  text: z.string(),
  /** When what it would replace was stored, as far as the writer had seen; '' without. */
  replaces: z.string(),
});

type UnsentText = z.infer<typeof textSchema>;

export type UnsentField = 'answer' | 'question' | 'note';

const drafts = createNamedDrafts(unsentTextsStorageKey, textSchema);

/** Undefined for a visitor: what is typed belongs to one account and one lesson. */
function keyOf(field: UnsentField): string | undefined {
  const { page, accountId } = $lesson.get();
  return accountId && page?.lesson ? `${accountId} ${page.lesson.id} ${field}` : undefined;
}

/** What was typed in the open lesson and not sent, in this tab. */
export function unsentText(field: UnsentField): UnsentText | undefined {
  const key = keyOf(field);
  return key === undefined ? undefined : drafts.read(key);
}

export function keepText(field: UnsentField, text: UnsentText): void {
  const key = keyOf(field);
  if (key !== undefined) drafts.keep(key, text);
}

export function forgetText(field: UnsentField): void {
  const key = keyOf(field);
  if (key !== undefined) drafts.forget(key);
}
