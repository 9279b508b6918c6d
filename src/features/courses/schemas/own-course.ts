import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** A course that someone learns or has learned: what own_courses() answers. */
export const ownCourseSchema = z.object({
  slug: z.string(),
  title: z.string(),
  mentorshiptype: z.string(),
  started_at: moment,
  /** Null while it is open. */
  ended_at: moment,
  was_refunded: z.boolean(),
  lesson_count: z.number(),
  completed_count: z.number(),
  finished_at: moment,
  /** The first lesson of the course; null when it has none, or is not open. */
  first_slug: z.nullable(z.string()),
  next_slug: z.nullable(z.string()),
  next_title: z.nullable(z.string()),
  next_word_count: z.nullable(z.number()),
  next_video_minutes: z.nullable(z.number()),
  /** The next lesson is one that they have opened. */
  next_is_begun: z.boolean(),
});

export type OwnCourse = z.infer<typeof ownCourseSchema>;
