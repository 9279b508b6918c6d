import { readAnswer, readMark } from '#src/features/courses/data/inbox.ts';
import type { InboxEntry } from '#src/features/courses/schemas/inbox.ts';
import { draftsWithout, dropInboxDraft, type InboxDraft } from './inbox-drafts.ts';

/** What the mentor typed for a question or a task that somebody else has settled, or that is gone. */
export interface UnsentAnswer {
  id: string;
  kind: InboxDraft['kind'];
  about: string;
  text: string;
  isGone: boolean;
}

/** Of what is typed for entries that do not wait any more, what was not sent. Points without a word are no loss. */
export async function listUnsent(waiting: readonly InboxEntry[]): Promise<UnsentAnswer[]> {
  const left = draftsWithout(waiting).map(async ({ id, kind, about, fields }) => {
    const text = (kind === 'question' ? fields['answer'] : fields['comment'])?.trim();
    const stored = text && (await storedText(kind, id));
    // It was sent from here, and only the answer to that was late or lost.
    if (text && stored !== text) return { id, kind, about, text, isGone: stored === undefined };
    dropInboxDraft(id);
    return undefined;
  });
  return (await Promise.all(left)).filter((answer) => answer !== undefined);
}

/** Undefined when the question or the task is gone. */
const storedText = async (kind: InboxDraft['kind'], id: string) =>
  kind === 'question' ? (await readAnswer(id))?.answer : (await readMark(id))?.comment;
