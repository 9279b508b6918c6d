import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { hasVisibleText, optionalText } from '#src/shared/schemas/text.ts';
import { sessionKey } from './session-key.ts';

export const resumeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  created_at: z.string(),
});

const stepSchema = z.object({ id: z.string(), step: z.string(), done: z.boolean() });

/** What belongs to a session beyond its time, as its buyer gets it. */
export const sessionPapersSchema = z.object({
  questions: z.array(z.string()),
  resumes: z.array(resumeSchema),
  /** The mentor's words for the buyer. Like the steps only once the session has begun. */
  shared_note: z.nullable(z.string()),
  steps: z.array(stepSchema),
});

const question = optionalText(limits.questionMaximum);

/** What the buyer types; what is left out is empty. */
export const questionsFormSchema = z.object({
  question1: question,
  question2: question,
  question3: question,
});

/** What session-questions takes. None deletes those from before. */
export const sessionQuestionsSchema = z.object({
  ...sessionKey,
  questions: z.pipe(
    z.array(question).check(z.maxLength(limits.questionsPerSession)),
    z.transform((texts) =>
      texts.flatMap((text) => (text !== undefined && hasVisibleText(text) ? [text] : [])),
    ),
  ),
});

/** What session-step takes. */
export const sessionStepSchema = z.object({ ...sessionKey, id: z.uuid(), done: z.boolean() });

export type SessionPapers = z.infer<typeof sessionPapersSchema>;
export type Resume = z.infer<typeof resumeSchema>;
