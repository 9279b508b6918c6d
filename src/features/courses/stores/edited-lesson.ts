import { listCourses, listModules } from '#src/features/courses/data/course-desk.ts';
import { readLesson } from '#src/features/courses/data/edited-lesson.ts';
import { modulesOf } from '#src/features/courses/lib/course-order.ts';
import type { WholeLesson } from '#src/features/courses/lib/lesson-conflict.ts';
import { emptyFields, fieldsOf } from '#src/features/courses/lib/lesson-fields.ts';
import { lessonSlug } from '#src/features/courses/lib/lesson-slug.ts';
import { courseIn, lessonIdIn, moduleIn } from '#src/features/courses/paths/admin.ts';
import type { Course, CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import type { LessonFields } from '#src/features/courses/schemas/lesson-fields.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';
import { keepNow, keepSoon, stopKeeping } from './edited-draft-timer.ts';
import { dropDraft, readDraft } from './edited-draft.ts';
import {
  $editorState,
  $errors,
  $savedValues,
  $values,
  draftKey,
  isSameFields,
} from './edited-state.ts';

/**
 * Opens the lesson that the address names, or a new one of its course, once `code` is there too: a form that still grows
 * would move under the hand that reaches for its button.
 */
export async function openLesson(code?: Promise<unknown>): Promise<void> {
  $editorState.setKey('state', 'loading');
  const id = lessonIdIn(location);
  try {
    const [whole, courses, modules] = await Promise.all([
      id === undefined ? undefined : readLesson(id),
      listCourses(),
      listModules(),
      code,
    ]);
    const isWanted = ({ id, slug }: Course) =>
      whole ? id === whole.lesson.course_id : slug === courseIn(location);
    const course = courses.find(isWanted);
    if (!course) throw new DataError('notFound', '');
    show(course, modulesOf(modules, course.id), whole);
  } catch (error) {
    if (!(error instanceof DataError)) console.error(error);
    $editorState.setKey('state', 'failed');
  }
}

function show(course: Course, modules: CourseModule[], whole: WholeLesson | undefined): void {
  const opening = whole ? createSanitiser(window)(whole.lesson.body) : [];
  const fields = whole
    ? fieldsOf(whole.lesson, whole.quiz, htmlOf(opening))
    : emptyFields(moduleAmong(modules, moduleIn(location)));
  $values.set(fields);
  $savedValues.set(fields);
  $errors.set({});
  stopKeeping();
  const editor = {
    state: 'ready',
    course,
    modules,
    lesson: whole?.lesson,
    quiz: whole?.quiz ?? [],
    opening,
    unsaved: undefined,
    isDraftStored: true,
    hasChanged: false,
  } as const;
  const draft = readDraft(draftKey(editor));
  const isDifferent = draft && !isSameFields(draft.fields, fields);
  $editorState.set({ ...editor, unsaved: isDifferent ? draft : undefined });
}

/** The module with this id, else the first one. */
const moduleAmong = (modules: CourseModule[], id: string): string =>
  (modules.find((module) => module.id === id) ?? modules[0])?.id ?? '';

/** The address follows the title of a lesson that was never saved, and can be edited afterwards. */
export function changeTitle(title: string): void {
  const isNew = !$editorState.get().lesson;
  changeLesson({ title, ...(isNew && { slug: lessonSlug(title) }) });
}

export function changeLesson(changes: Partial<LessonFields>): void {
  $values.set({ ...$values.get(), ...changes });
  const names = Object.keys(changes);
  // Rows change their places, and their problems would stay: `quiz.2.prompt` goes with `quiz`.
  const isStill = ([name]: [string, string]) => !names.includes(name.split('.')[0] ?? '');
  $errors.set(Object.fromEntries(Object.entries($errors.get()).filter(isStill)));
  keepSoon();
}

export const changeBody = (lines: Line[]): void => changeLesson({ body: htmlOf(lines) });

export function restoreUnsaved(): void {
  const { unsaved, modules, lesson } = $editorState.get();
  if (!unsaved) return;
  const opening = createSanitiser(window)(unsaved.fields.body);
  $editorState.set({ ...$editorState.get(), opening, unsaved: undefined });
  changeLesson({
    ...unsaved.fields,
    body: htmlOf(opening),
    module_id: moduleAmong(modules, unsaved.fields.module_id),
    ...(lesson && { slug: lesson.slug }),
  });
}

export function discardUnsaved(): void {
  dropDraft(draftKey($editorState.get()));
  $editorState.setKey('unsaved', undefined);
}

/** Opens the lesson that someone else has saved. The text from here stays on this device and can be restored. */
export async function takeTheirs(): Promise<void> {
  keepSoon();
  keepNow();
  await openLesson();
}
