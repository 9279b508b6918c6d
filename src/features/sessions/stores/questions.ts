import { atom, readonlyType } from 'nanostores';
import { saveQuestions as save } from '#src/features/sessions/data/papers.ts';
import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $orderSession, showSession } from './order-session.ts';
import { refusalNotice } from './refusal-notice.ts';
import { forgetQuestions } from './unsaved-questions.ts';

const $problem = atom<Notice | undefined>();
/** Why the questions were not saved. They stay as they were typed. */
export const $questionsProblem = readonlyType($problem);

const saving = createSubmit({
  send: async (questions: string[]) => {
    const { key } = $orderSession.get();
    if (!key) throw new DataError('notFound', '');
    $problem.set(undefined);
    const session = await save(key, questions);
    forgetQuestions(session.order_id);
    showSession(session);
    return true;
  },
  succeeded: papersNotices.questionsSaved,
  failed: (failure) => {
    $problem.set(refusalNotice(failure, papersNotices.questionsFailed));
    return undefined;
  },
});

export const $isSavingQuestions = saving.$busy;
/** True when they are saved. */
export const saveQuestions = saving.submit;
