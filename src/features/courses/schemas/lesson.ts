import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** A lesson as the list of its course has it, open or not. */
const outlineLessonSchema = z.object({
  module: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  word_count: z.number(),
  video_minutes: z.nullable(z.number()),
  is_free: z.boolean(),
  has_quiz: z.boolean(),
  has_task: z.boolean(),
  /** When it opens for this learner; null when it is open, or they do not learn the course. */
  opens_at: moment,
  completed_at: moment,
});

export type OutlineLesson = z.infer<typeof outlineLessonSchema>;

/** One line of what the mentor looks for in a task. */
export const criterionSchema = z.object({ criterion: z.string(), points: z.number() });

export type Criterion = z.infer<typeof criterionSchema>;

export const lessonFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  content_type: z.string(),
  /** In bytes. */
  size: z.number(),
});

export type LessonFile = z.infer<typeof lessonFileSchema>;

/** A question as learners get it: without what is right. */
const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['single', 'multiple']),
  prompt: z.string(),
  options: z.array(z.string()),
});

export type Question = z.infer<typeof questionSchema>;

const lessonSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML of those who may write lessons: to be sanitised wherever it is shown. */
  body: z.string(),
  word_count: z.number(),
  video_url: z.nullable(z.string()),
  video_minutes: z.nullable(z.number()),
  task: z.nullable(z.string()),
  rubric: z.nullable(z.array(criterionSchema)),
  files: z.array(lessonFileSchema),
  questions: z.array(questionSchema),
});

export type Lesson = z.infer<typeof lessonSchema>;

/** What lesson_page() answers; null for a course that there is not. */
export const lessonPageSchema = z.object({
  course: z.object({ slug: z.string(), title: z.string(), mentorshiptype: z.string() }),
  access: z.object({
    is_learner: z.boolean(),
    started_at: moment,
    ended_at: moment,
    was_refunded: z.boolean(),
  }),
  outline: z.array(outlineLessonSchema),
  /** Null when it is not open to the reader, or not there. */
  lesson: z.nullable(lessonSchema),
  progress: z.nullable(z.object({ place: z.number(), completed_at: moment })),
});

export type LessonPage = z.infer<typeof lessonPageSchema>;

/** The page of a free lesson as a build keeps it: the text is kept beside it, as sanitised lines. */
export const prebuiltPageSchema = z.extend(lessonPageSchema, {
  lesson: z.omit(lessonSchema, { body: true }),
});

export type PrebuiltPage = z.infer<typeof prebuiltPageSchema>;
