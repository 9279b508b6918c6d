import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { hasVisibleText, optionalText, requiredText } from '#src/shared/schemas/text.ts';
import { type Criterion, criterionSchema } from './lesson.ts';

const waiting = {
  id: z.string(),
  created_at: z.string(),
  /** Null for someone whose profile is empty. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The title of each. */
  course: z.string(),
  lesson: z.string(),
};

const waitingQuestionSchema = z.object({
  ...waiting,
  kind: z.literal('question'),
  text: z.string(),
});

const waitingTaskSchema = z.object({
  ...waiting,
  kind: z.literal('task'),
  /** What was handed in: a text, a file or both. */
  text: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  /** In bytes. */
  file_size: z.nullable(z.number()),
  /** What was asked; null when the lesson has no task any more, and so no rubric. */
  task: z.nullable(z.string()),
  rubric: z.nullable(z.array(criterionSchema)),
});

/** What course_inbox() answers: the oldest first, at most a hundred. */
export const inboxSchema = z.array(
  z.discriminatedUnion('kind', [waitingQuestionSchema, waitingTaskSchema]),
);

export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>;
export type WaitingTask = z.infer<typeof waitingTaskSchema>;
export type InboxEntry = WaitingQuestion | WaitingTask;

export const handedInFileSchema = z.object({
  file_name: z.string(),
  file_type: z.string(),
  file_base64: z.string(),
});

/** How a task was marked. */
export const markSchema = z.object({
  /** One number for each criterion of the rubric. */
  points: z.array(z.number()),
  comment: z.nullable(z.string()),
});

export type Mark = z.infer<typeof markSchema>;

export const answerFormSchema = z.object({
  answer: requiredText(validation.lessonAnswer, limits.longTextMaximum),
});

/** The name of the field with the points of a criterion. */
export const pointsField = (index: number) => `points${index}`;

const comment = z.pipe(
  optionalText(limits.longTextMaximum),
  z.transform((text) => (text !== undefined && hasVisibleText(text) ? text : null)),
);

const pointsOf = ({ points: most }: Criterion) =>
  z.pipe(
    z.string(validation.points).check(
      z.regex(/^\d{1,2}$/, validation.points),
      z.refine((text) => Number(text) <= most, validation.points),
    ),
    z.transform(Number),
  );

/** The form of a mark has a field of its own for each criterion. */
export function markFormSchema(rubric: readonly Criterion[]) {
  const points = Object.fromEntries(
    rubric.map((criterion, index) => [pointsField(index), pointsOf(criterion)]),
  );
  return z.pipe(
    z.object({ ...points, comment }),
    z.transform(({ comment: text, ...fields }): Mark => ({
      points: rubric.map((_, index) => (fields as Record<string, number>)[pointsField(index)] ?? 0),
      comment: text,
    })),
  );
}
