import { atom, readonlyType } from 'nanostores';
import {
  answerQuiz as answer,
  askMentor,
  handIn,
  readWork,
  saveNote,
  type Answers,
  type TaskWork,
} from '#src/features/courses/data/lesson-work.ts';
import { workNotices } from '#src/features/courses/messages/lesson-work.ts';
import type { LessonWork, OwnNote, QuizResult } from '#src/features/courses/schemas/lesson-work.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import { $lesson, isSameReader, openLesson } from './lesson.ts';
import { patience } from './waiting-progress.ts';
import { refusedOr, unlessLoggedOut } from './work-failures.ts';

const { $state, load, refresh, change } = createLoader<{ work: LessonWork | undefined }>({
  work: undefined,
  status: 'idle',
});

/** What the reader has done in the open lesson. */
export const $lessonWork = $state;

function lessonId(): string {
  if (!isSameReader()) throw new DataError('cancelled', '');
  // supabase-js would try for half a minute to renew a session that has expired.
  if (!navigator.onLine) throw new DataError('unavailable', '');
  return $lesson.get().page?.lesson?.id ?? '';
}

/** Some networks answer nothing and do not say so. It is told as a failure meanwhile, and an answer is shown all the same. */
export async function loadWork(): Promise<void> {
  const late = setTimeout(() => {
    if ($state.get().status === 'loading') change({ status: 'failed', hasFailed: true });
  }, patience);
  await load(read);
  clearTimeout(late);
}

// Back on a network, the lesson is read again, and what was done in it with it.
$lesson.listen(({ status }, before) => {
  if (before?.hasFailed && status === 'loaded' && $state.get().hasFailed) void loadWork();
});

const read = async () => ({ work: await readWork(lessonId()) });

/** After something was sent. The note stays as it was seen: its field still shows that, and another device may have saved one. */
const reload = () =>
  refresh(async () => {
    const { work } = await read();
    const seen = $state.get().work;
    return { work: seen ? { ...work, note: seen.note } : work };
  });

const $result = atom<QuizResult | undefined>();
/** How the attempt went that was made just now. */
export const $quizResult = readonlyType($result);

const answering = createSubmit({
  send: async (answers: Answers) => {
    const result = await answer(lessonId(), answers);
    $result.set(result);
    await reload();
    return result;
  },
  failed: unlessLoggedOut(({ reason }) => {
    if (reason === 'tooMany') return workNotices.quizLimit;
    if (reason !== 'invalid') return workNotices.quizFailed;
    void openLesson();
    return workNotices.quizChanged;
  }),
});
export const $isAnswering = answering.$busy;
export const answerQuiz = answering.submit;
export const startQuizAgain = (): void => $result.set(undefined);

async function afterSending(): Promise<true> {
  void askForMails();
  await reload();
  return true;
}

const askOnce = createOnce((id, content: { lessonId: string; question: string }) =>
  askMentor(id, content.lessonId, content.question),
);
const asking = createSubmit({
  send: (question: string) => askOnce({ lessonId: lessonId(), question }).then(afterSending),
  succeeded: workNotices.asked,
  failed: unlessLoggedOut(refusedOr(workNotices.askRefused, workNotices.askFailed)),
});
export const $isAsking = asking.$busy;
/** True when the question is stored. */
export const ask = asking.submit;

const handInOnce = createOnce((id, content: { lessonId: string; work: TaskWork }) =>
  handIn(id, content.lessonId, content.work),
);
const handingIn = createSubmit({
  send: (work: TaskWork) => handInOnce({ lessonId: lessonId(), work }).then(afterSending),
  succeeded: workNotices.handedIn,
  failed: unlessLoggedOut(refusedOr(workNotices.handInRefused, workNotices.handInFailed)),
});
export const $isHandingIn = handingIn.$busy;
/** True when the task is handed in. */
export const handInTask = handingIn.submit;

const $theirs = atom<OwnNote | undefined>();
/** The note that another device saved meanwhile. */
export const $noteOfOtherDevice = readonlyType($theirs);

const noting = createSubmit({
  send: async (note: string) => {
    const { work } = $state.get();
    if (!work) return undefined;
    try {
      change({ work: { ...work, note: await saveNote(lessonId(), work.note, note) } });
      $theirs.set(undefined);
    } catch (error) {
      const { note: theirs } = (await readWork(lessonId()).catch(() => undefined)) ?? work;
      if (theirs?.updated_at !== work.note?.updated_at) {
        change({ work: { ...work, note: theirs } });
        $theirs.set(theirs ?? undefined);
      }
      throw error;
    }
    return true;
  },
  succeeded: workNotices.noteSaved,
  failed: unlessLoggedOut(({ reason }) =>
    reason === 'changed' ? workNotices.noteChanged : workNotices.noteFailed,
  ),
});
export const $isSavingNote = noting.$busy;
export const saveOwnNote = noting.submit;
