import { emptyFields } from '#src/features/courses/lib/lesson-fields.ts';
import type { LessonFields, QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';
import { checkLesson } from '#src/features/courses/schemas/lesson-form.ts';

/** What the form holds of a lesson that can be saved. */
export const written: LessonFields = {
  ...emptyFields('module'),
  title: 'Your first résumé',
  slug: 'your-first-resume',
  summary: 'One page, three sections.',
  body: '<p>Begin with what you did.</p>',
};

export const question: QuizQuestion = {
  kind: 'multiple',
  prompt: 'What belongs on the first page?',
  options: ['Projects', 'A photo', 'Skills'],
  right: [0, 2],
  explanation: 'A photo says nothing about your work.',
};

export const problemsOf = (change: Partial<LessonFields>) =>
  checkLesson({ ...written, ...change }).problems;
