import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { optionalText, requiredText } from '#src/shared/schemas/text.ts';
import { criterionSchema } from './lesson.ts';

const moment = z.nullable(z.string());

const attemptSchema = z.object({ right_count: z.number(), question_count: z.number() });

export type Attempt = z.infer<typeof attemptSchema>;

const submissionSchema = z.object({
  id: z.string(),
  answer: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  /** In bytes. */
  file_size: z.nullable(z.number()),
  created_at: z.string(),
  /** One number for each criterion of the rubric. */
  points: z.nullable(z.array(z.number())),
  comment: z.nullable(z.string()),
  /** By which it was marked; that of the lesson may be another one by now. */
  rubric: z.nullable(z.array(criterionSchema)),
  marked_at: moment,
});

export type Submission = z.infer<typeof submissionSchema>;

export const ownNoteSchema = z.object({ note: z.string(), updated_at: z.string() });

export type OwnNote = z.infer<typeof ownNoteSchema>;

const lessonQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  created_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: moment,
});

export type LessonQuestion = z.infer<typeof lessonQuestionSchema>;

/** What lesson_work() answers. */
export const lessonWorkSchema = z.object({
  best_attempt: z.nullable(attemptSchema),
  submissions: z.array(submissionSchema),
  note: z.nullable(ownNoteSchema),
  questions: z.array(lessonQuestionSchema),
});

export type LessonWork = z.infer<typeof lessonWorkSchema>;

/** What answer_quiz() answers. */
export const quizResultSchema = z.object({
  right_count: z.number(),
  question_count: z.number(),
  attempts_left: z.number(),
  results: z.array(
    z.object({ question_id: z.string(), is_right: z.boolean(), explanation: z.string() }),
  ),
});

export type QuizResult = z.infer<typeof quizResultSchema>;

export const askSchema = z.object({
  question: requiredText(validation.lessonQuestion, limits.lessonQuestionMaximum),
});

export const noteFormSchema = z.object({ note: optionalText(limits.lessonNoteMaximum) });

/** The text of a task that is handed in; a file can stand for it. */
export const taskFormSchema = z.object({ answer: optionalText(limits.taskAnswerMaximum) });
