import * as z from 'zod/mini';

export const lessonStatuses = ['draft', 'published', 'removed'] as const;

export type LessonStatus = (typeof lessonStatuses)[number];

const courseSchema = z.object({ id: z.string(), slug: z.string(), title: z.string() });

export type Course = z.infer<typeof courseSchema>;

const courseModuleSchema = z.object({ id: z.string(), course_id: z.string(), title: z.string() });

export type CourseModule = z.infer<typeof courseModuleSchema>;

/** A lesson as the mentor's list has it: without its text. */
const listedLessonSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  module_id: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(lessonStatuses),
  is_free: z.boolean(),
  unlock_after_days: z.int(),
  video_minutes: z.nullable(z.int()),
  word_count: z.int(),
  task: z.nullable(z.string()),
  questions: z.array(z.object({ id: z.string() })),
});

export type ListedLesson = z.infer<typeof listedLessonSchema>;

export const coursesSchema = z.array(courseSchema);
export const courseModulesSchema = z.array(courseModuleSchema);
export const listedLessonsSchema = z.array(listedLessonSchema);

export const courseColumns = 'id, slug, title';
export const courseModuleColumns = 'id, course_id, title';
export const listedLessonColumns =
  'id, course_id, module_id, slug, title, status, is_free, unlock_after_days, video_minutes, word_count, task, questions(id)';
