import * as z from 'zod/mini';
import { lessonFieldsSchema } from '#src/features/courses/schemas/lesson-fields.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';

const draftSchema = z.object({ fields: lessonFieldsSchema, savedAt: z.string() });

/** What was typed and not saved yet. Its text passes the sanitiser before it is shown. */
export type LessonDraft = z.infer<typeof draftSchema>;

const keyOf = (lesson: string) => `mentor.lesson.${lesson}`;

/** The unsaved text on this device, of a lesson or of the new one of a course. */
export const readDraft = (lesson: string): LessonDraft | undefined =>
  draftSchema.safeParse(readStored('local', keyOf(lesson))).data;

/** Whether the text is kept now: storage can be blocked or full. */
export const keepDraft = (lesson: string, draft: LessonDraft): boolean =>
  writeStored('local', keyOf(lesson), draft);

export const dropDraft = (lesson: string): void => removeStored('local', keyOf(lesson));
