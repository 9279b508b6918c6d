import * as z from 'zod/mini';
import { lessonStatuses } from './course-desk.ts';

const criterionSchema = z.object({ criterion: z.string(), points: z.int() });

const quizQuestionSchema = z.object({
  kind: z.enum(['single', 'multiple']),
  prompt: z.string(),
  options: z.array(z.string()),
  /** Counted from 0. */
  right: z.array(z.int()),
  explanation: z.string(),
});

/** A question with what is right, as save_quiz() takes it. */
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const quizSchema = z.array(quizQuestionSchema);

/** A lesson as its editor knows it. */
export const editedLessonSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  module_id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  status: z.enum(lessonStatuses),
  is_free: z.boolean(),
  unlock_after_days: z.int(),
  video_url: z.nullable(z.string()),
  video_minutes: z.nullable(z.int()),
  task: z.nullable(z.string()),
  rubric: z.nullable(z.array(criterionSchema)),
  updated_at: z.string(),
  /** When what the built pages show of it changed last. */
  shown_at: z.nullable(z.string()),
});

export type EditedLesson = z.infer<typeof editedLessonSchema>;

export const editedLessonColumns = Object.keys(editedLessonSchema.shape).join(',');

/** A lesson while it is typed: numbers are what a field holds. */
export const lessonFieldsSchema = z.object({
  module_id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML of the editor's own. */
  body: z.string(),
  is_free: z.boolean(),
  unlock_after_days: z.string(),
  video_url: z.string(),
  video_minutes: z.string(),
  has_task: z.boolean(),
  task: z.string(),
  rubric: z.array(z.object({ criterion: z.string(), points: z.string() })),
  quiz: quizSchema,
});

export type LessonFields = z.infer<typeof lessonFieldsSchema>;
