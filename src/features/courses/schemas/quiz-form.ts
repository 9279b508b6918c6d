import * as z from 'zod/mini';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { lessonProblems } from '#src/features/courses/messages/lesson-editor.ts';
import { requiredText } from '#src/shared/schemas/text.ts';

const { optionsMinimum, optionsMaximum } = lessonLimits;

const optionsSchema = z
  .array(requiredText(lessonProblems.option, lessonLimits.optionMaximum))
  .check(z.minLength(optionsMinimum), z.maxLength(optionsMaximum), (payload) => {
    payload.value.forEach((option, index) => {
      if (payload.value.indexOf(option) === index) return;
      payload.issues.push({
        code: 'custom',
        input: option,
        path: [index],
        message: lessonProblems.sameOption,
      });
    });
  });

const questionFormSchema = z
  .object({
    kind: z.enum(['single', 'multiple']),
    prompt: requiredText(lessonProblems.prompt, lessonLimits.promptMaximum),
    options: optionsSchema,
    right: z.array(z.int()).check(z.minLength(1, lessonProblems.right)),
    explanation: requiredText(lessonProblems.explanation, lessonLimits.explanationMaximum),
  })
  .check((payload) => {
    const { kind, options, right } = payload.value;
    const isPossible = right.every((option) => option >= 0 && option < options.length);
    if (isPossible && (kind === 'multiple' || right.length === 1)) return;
    payload.issues.push({
      code: 'custom',
      input: right,
      path: ['right'],
      message: lessonProblems.right,
    });
  });

/** A quiz as the constraints of questions and question_keys have it. */
export const quizFormSchema = z
  .array(questionFormSchema)
  .check(z.maxLength(lessonLimits.questions));
