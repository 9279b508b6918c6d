import type { LessonChange } from '#src/features/courses/schemas/lesson-form.ts';
import type { EditedLesson, QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';

/** A lesson with its quiz. */
export interface WholeLesson {
  lesson: EditedLesson;
  quiz: QuizQuestion[];
}

const columns = [
  'title',
  'slug',
  'summary',
  'body',
  'is_free',
  'unlock_after_days',
  'video_url',
  'video_minutes',
  'task',
  'rubric',
  'status',
] as const satisfies (keyof LessonChange & keyof EditedLesson)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether a lesson has been changed by someone else, from how it was `opened` here. What is already as it was `typed`
 * was saved from here, and only the answer was lost. A lesson that was merely moved, or sorted, has not changed.
 */
export function isConflict(stored: WholeLesson, opened: WholeLesson, typed: LessonChange): boolean {
  const isOurs = (value: unknown, before: unknown, now: unknown) =>
    isSame(value, before) || isSame(value, now);
  const isMovedHere = typed.module_id !== opened.lesson.module_id;
  return !(
    columns.every((name) => isOurs(stored.lesson[name], opened.lesson[name], typed[name])) &&
    isOurs(stored.quiz, opened.quiz, typed.quiz) &&
    (!isMovedHere || isOurs(stored.lesson.module_id, opened.lesson.module_id, typed.module_id))
  );
}
