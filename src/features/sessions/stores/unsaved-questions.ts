import * as z from 'zod/mini';
import { sessionQuestionsSchema } from '#src/features/sessions/schemas/papers.ts';
import { questionsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { createNamedDrafts } from '#src/shared/stores/named-drafts.ts';

// A phone that is short of memory closes the tab while somebody looks something up, without a question.

const draftSchema = z.object({
  /** One text for each field. */
  typed: z.array(z.string()),
  /** What was stored then: a field in which nothing was changed follows what is stored. */
  seen: z.array(z.string()),
});

/** In this tab, by the id of the order. */
const drafts = createNamedDrafts(questionsStorageKey, draftSchema);

export function keepQuestions(orderId: string, typed: string[], seen: string[]): void {
  drafts.keep(orderId, { typed, seen });
}

export const forgetQuestions = drafts.forget;

/** What was typed for the session of an order and not saved: a text for each field, undefined where it is the stored one. */
export function unsavedQuestions(orderId: string, stored: string[]): (string | undefined)[] {
  const kept = drafts.read(orderId);
  if (!kept) return [];
  // Only the answer of a save was lost.
  if (isStored(kept.typed, stored)) {
    forgetQuestions(orderId);
    return [];
  }
  return kept.typed.map((text, index) =>
    [kept.seen, stored].some((texts) => text === (texts[index] ?? '')) ? undefined : text,
  );
}

const isStored = (typed: string[], stored: string[]) =>
  JSON.stringify(z.safeParse(sessionQuestionsSchema.shape.questions, typed).data) ===
  JSON.stringify(stored);
