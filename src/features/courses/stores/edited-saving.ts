import {
  insertLesson,
  readLesson,
  saveQuiz,
  updateLesson,
} from '#src/features/courses/data/edited-lesson.ts';
import { lessonNotices, lessonProblems } from '#src/features/courses/messages/lesson-editor.ts';
import { editLessonPath } from '#src/features/courses/paths/admin.ts';
import type { LessonStatus } from '#src/features/courses/schemas/course-desk.ts';
import type { EditedLesson } from '#src/features/courses/schemas/lesson-fields.ts';
import { checkLesson, type LessonChange } from '#src/features/courses/schemas/lesson-form.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { stopKeeping } from './edited-draft-timer.ts';
import { dropDraft } from './edited-draft.ts';
import {
  $editorState,
  $errors,
  $savedValues,
  $values,
  draftKey,
  openedLesson,
} from './edited-state.ts';

// Made once for a new lesson, so that saving again after a lost answer finds the row that is already there.
const newId = crypto.randomUUID();

/** Built pages show it: a free lesson has one, and it lists all others by their titles. */
export const isOnSite = (lesson: EditedLesson | undefined) => lesson?.status === 'published';

const saving = createSubmit({
  send: async (change: LessonChange) => {
    const editor = $editorState.get();
    const before = editor.lesson;
    const opened = openedLesson();
    const lesson = opened ? await updateLesson(opened, change) : await insertOnce(change);
    $editorState.set({ ...editor, lesson, hasChanged: false });
    if (!before) history.replaceState(history.state, '', editLessonPath(lesson.id));
    if (await isQuizSaved(lesson, change)) {
      stopKeeping();
      dropDraft(draftKey(editor));
      $savedValues.set($values.get());
      notify(savedNotice(change.status, before?.status));
    }
    const isSeen = isOnSite(before) || isOnSite(lesson);
    if (isSeen && lesson.shown_at !== before?.shown_at) await rebuildPages();
    return lesson;
  },
  failed: ({ reason }) => {
    if (reason === 'duplicate') {
      $errors.set({ slug: lessonProblems.slugTaken });
      return lessonNotices.incomplete;
    }
    if (reason !== 'changed') return lessonNotices.saveFailed;
    $editorState.setKey('hasChanged', true);
    return lessonNotices.changedMeanwhile;
  },
});

export const $isSavingLesson = saving.$busy;

/** An earlier answer may have been lost. Then the row exists, and gets the later changes. */
async function insertOnce(change: LessonChange): Promise<EditedLesson> {
  const { course } = $editorState.get();
  try {
    return await insertLesson(newId, course?.id ?? '', change);
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'duplicate')) throw error;
    const stored = await readLesson(newId).catch(() => undefined);
    if (!stored) throw error;
    return updateLesson(stored, change);
  }
}

/** The lesson is stored by now, and stays so. */
async function isQuizSaved({ id }: EditedLesson, { quiz }: LessonChange): Promise<boolean> {
  if (JSON.stringify(quiz) === JSON.stringify($editorState.get().quiz)) return true;
  try {
    await saveQuiz(id, quiz);
    $editorState.setKey('quiz', quiz);
    return true;
  } catch {
    notify(lessonNotices.quizFailed);
    return false;
  }
}

function savedNotice(status: LessonStatus, before: LessonStatus | undefined) {
  if (status === 'draft') return lessonNotices.draftSaved;
  if (status === 'removed') return lessonNotices.savedRemoved;
  return before === 'published' ? lessonNotices.saved : lessonNotices.published;
}

/** Checks and saves. Resolves to the problems by field when something has to be corrected first. */
export async function saveLesson(status: LessonStatus): Promise<Problems | undefined> {
  const { value, problems } = checkLesson($values.get());
  $errors.set(problems ?? {});
  if (problems) {
    notify(lessonNotices.incomplete);
    return problems;
  }
  await saving.submit({ ...value, status });
  const refused = $errors.get();
  return Object.keys(refused).length > 0 ? refused : undefined;
}

/** Saves this text over what someone else has saved. Whether learners see it stays as they have decided. */
export async function saveMine(): Promise<Problems | undefined> {
  const { lesson } = $editorState.get();
  if (!lesson) return undefined;
  try {
    const theirs = await readLesson(lesson.id);
    $editorState.set({ ...$editorState.get(), ...theirs });
    return await saveLesson(theirs.lesson.status);
  } catch {
    notify(lessonNotices.saveFailed);
    return undefined;
  }
}
