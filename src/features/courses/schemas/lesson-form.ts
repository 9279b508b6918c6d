import * as z from 'zod/mini';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { lessonProblems } from '#src/features/courses/messages/lesson-editor.ts';
import type { Checked, Problems } from '#src/shared/lib/validate.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { requiredText } from '#src/shared/schemas/text.ts';
import { optionalWebAddress } from '#src/shared/schemas/web-address.ts';
import type { LessonStatus } from './course-desk.ts';
import type { LessonFields } from './lesson-fields.ts';
import { quizFormSchema } from './quiz-form.ts';

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => isWhole(text, least, most), lessonProblems.number(least, most)),
    ),
    z.transform(Number),
  );

/** The address of a lesson, as the constraint lessons_slug_is_path_part has it. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is typed of a lesson. */
const lessonFormSchema = z.object({
  module_id: z.string().check(z.minLength(1, lessonProblems.module)),
  title: requiredText(validation.required, lessonLimits.titleMaximum),
  slug: requiredText(lessonProblems.slug, lessonLimits.slugMaximum).check(
    z.regex(slugPattern, lessonProblems.slug),
  ),
  summary: requiredText(validation.required, lessonLimits.summaryMaximum),
  body: requiredText(lessonProblems.body, lessonLimits.bodyMaximum),
  is_free: z.boolean(),
  unlock_after_days: wholeNumber(0, lessonLimits.unlockDaysMaximum),
  video_url: z.pipe(
    optionalWebAddress,
    z.transform((text) => text || null),
  ),
  video_minutes: z.nullable(wholeNumber(1, lessonLimits.videoMinutesMaximum)),
  task: z.nullable(requiredText(lessonProblems.task, lessonLimits.taskMaximum)),
  rubric: z.nullable(
    z
      .array(
        z.object({
          criterion: requiredText(lessonProblems.criterion, lessonLimits.criterionMaximum),
          points: wholeNumber(1, lessonLimits.pointsMaximum),
        }),
      )
      .check(z.minLength(1), z.maxLength(lessonLimits.criteria)),
  ),
  quiz: quizFormSchema,
});

export type LessonForm = z.infer<typeof lessonFormSchema>;

/** What is saved of a lesson beside its place. */
export interface LessonChange extends LessonForm {
  status: LessonStatus;
}

/** What is typed as it would be saved, or its problems by field: `rubric.0.points`. */
export function checkLesson(fields: LessonFields): Checked<LessonForm> {
  const { has_task, task, rubric, video_url, video_minutes, ...others } = fields;
  const result = z.safeParse(lessonFormSchema, {
    ...others,
    video_url,
    // Minutes are of a video.
    video_minutes: video_url.trim() === '' || video_minutes.trim() === '' ? null : video_minutes,
    task: has_task ? task : null,
    rubric: has_task ? rubric : null,
  });
  if (result.success) return { value: result.data };
  const problems: Problems = {};
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= message;
  return { problems };
}
