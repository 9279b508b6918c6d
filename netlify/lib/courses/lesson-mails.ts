import * as z from 'zod/mini';
import { lessonPath, paths } from '#src/shared/paths.ts';
import { greeting } from '../mail/greeting.ts';
import type { MailContent } from '../mail/content.ts';
import { addressOf } from '../mail/order-mail.ts';

// What learners and the mentor write to each other about a lesson. Each throws when the payload is not one.

const lessonSchema = z.object({
  learner: z.string(),
  course_slug: z.string(),
  course_title: z.string(),
  lesson_slug: z.string(),
  lesson_title: z.string(),
});
const questionSchema = z.extend(lessonSchema, { question: z.string() });
const answerSchema = z.extend(questionSchema, { answer: z.string() });
const marksSchema = z.extend(lessonSchema, {
  points: z.nullable(z.int()),
  /** Absent when the task has lost its rubric since. */
  of_points: z.nullable(z.int()),
  comment: z.nullable(z.string()),
});

type MailedLesson = z.infer<typeof lessonSchema>;

const lessonFacts = ({ course_title, lesson_title }: MailedLesson) => [
  { label: 'Course', value: course_title },
  { label: 'Lesson', value: lesson_title },
];

const learnerFacts = (lesson: MailedLesson) => [
  { label: 'Learner', value: lesson.learner.replace(/\s+/g, ' ').trim() },
  ...lessonFacts(lesson),
];

const toLesson = ({ course_slug, lesson_slug }: MailedLesson) => ({
  label: 'Open the lesson',
  url: addressOf(lessonPath(course_slug, lesson_slug)),
});

/** To the mentor. */
export function questionMail(payload: unknown): MailContent {
  const lesson = questionSchema.parse(payload);
  return {
    subject: `A question about the lesson: ${lesson.lesson_title}`,
    preview: 'A learner waits for your answer.',
    heading: 'A learner has a question',
    paragraphs: ['Your answer is shown in the lesson, and we mail it to the learner.'],
    quotes: [{ label: 'The question', text: lesson.question }],
    facts: learnerFacts(lesson),
    action: { label: 'Answer the question', url: addressOf(paths.adminCourses) },
  };
}

/** To the learner. */
export function answerMail(payload: unknown): MailContent {
  const lesson = answerSchema.parse(payload);
  return {
    subject: `Your question is answered: ${lesson.lesson_title}`,
    preview: 'Your mentor has answered your question.',
    heading: 'Your question is answered',
    paragraphs: [
      greeting(lesson.learner),
      'Your mentor has answered your question. You find the answer in the lesson, too.',
    ],
    quotes: [
      { label: 'You asked', text: lesson.question },
      { label: 'The answer', text: lesson.answer },
    ],
    facts: lessonFacts(lesson),
    action: toLesson(lesson),
  };
}

/** To the mentor. */
export function handedInMail(payload: unknown): MailContent {
  const lesson = lessonSchema.parse(payload);
  return {
    subject: `A task to mark: ${lesson.lesson_title}`,
    preview: 'A learner waits for your marks.',
    heading: 'A task was handed in',
    paragraphs: ['Your points and your comment are shown in the lesson, and we mail them.'],
    facts: learnerFacts(lesson),
    action: { label: 'Mark the task', url: addressOf(paths.adminCourses) },
  };
}

/** To the learner. */
export function markedMail(payload: unknown): MailContent {
  const lesson = marksSchema.parse(payload);
  const points = pointsOf(lesson);
  return {
    subject: `Your task is marked: ${lesson.lesson_title}`,
    preview: points === undefined ? 'Your mentor has looked at your task.' : `Points: ${points}`,
    heading: 'Your task is marked',
    paragraphs: [
      greeting(lesson.learner),
      'Your mentor has marked your task. The lesson shows the points for each part.',
    ],
    quotes: lesson.comment === null ? [] : [{ label: 'The comment', text: lesson.comment }],
    facts: [
      ...lessonFacts(lesson),
      ...(points === undefined ? [] : [{ label: 'Points', value: points }]),
    ],
    action: toLesson(lesson),
  };
}

function pointsOf({ points, of_points }: z.infer<typeof marksSchema>): string | undefined {
  if (points === null) return undefined;
  return of_points === null ? String(points) : `${points} of ${of_points}`;
}
