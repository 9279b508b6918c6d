import { atom, computed, map, readonlyType } from 'nanostores';
import type { WholeLesson } from '#src/features/courses/lib/lesson-conflict.ts';
import { emptyFields } from '#src/features/courses/lib/lesson-fields.ts';
import type { Course, CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import type {
  EditedLesson,
  LessonFields,
  QuizQuestion,
} from '#src/features/courses/schemas/lesson-fields.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import type { LessonDraft } from './edited-draft.ts';

export interface LessonEditor {
  state: 'loading' | 'failed' | 'ready';
  course: Course | undefined;
  /** Those of its course. */
  modules: CourseModule[];
  /** As it is stored; undefined for a new lesson. */
  lesson: EditedLesson | undefined;
  /** As it is stored. */
  quiz: QuizQuestion[];
  /** What the rich-text field opens with; another value opens it again. */
  opening: Line[];
  /** Unsaved text from before, until the writer has decided about it. */
  unsaved: LessonDraft | undefined;
  /** False: this browser keeps nothing. */
  isDraftStored: boolean;
  /** Someone else has changed the lesson while it was edited here. */
  hasChanged: boolean;
}

// Only the stores of the editor write these four.
export const $editorState = map<LessonEditor>({
  state: 'loading',
  course: undefined,
  modules: [],
  lesson: undefined,
  quiz: [],
  opening: [],
  unsaved: undefined,
  isDraftStored: true,
  hasChanged: false,
});
export const $values = map<LessonFields>(emptyFields(''));
/** The fields as they are stored, or as they were opened. */
export const $savedValues = atom<LessonFields>(emptyFields(''));
export const $errors = atom<Problems>({});

export const $lessonEditor = readonlyType($editorState);
export const $lessonFields = readonlyType($values);
export const $lessonProblems = readonlyType($errors);

export const isSameFields = (one: LessonFields, other: LessonFields) =>
  JSON.stringify(one) === JSON.stringify(other);

export const $isUnsaved = computed(
  [$values, $savedValues],
  (values, saved) => !isSameFields(values, saved),
);

/** What a draft is kept under: a course has one new lesson at a time. */
export const draftKey = ({ lesson, course }: LessonEditor): string =>
  lesson?.id ?? `new.${course?.slug}`;

/** The lesson with its quiz as they were opened here; undefined for a new one. */
export function openedLesson(): WholeLesson | undefined {
  const { lesson, quiz } = $editorState.get();
  return lesson && { lesson, quiz };
}
