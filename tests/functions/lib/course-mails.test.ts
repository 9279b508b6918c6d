import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { documentOf, mailOf, recipient } from './course-mail.ts';

beforeAll(setFunctionsEnvironment);

const textIn = (html: string) => documentOf({ html }).body.textContent;

const lessonPage = 'https://mentor.example/learn/resume-mastery/tell-your-story-with-star';
const kinds = [
  ['lesson_question', 'Answer the question', 'https://mentor.example/admin/courses'],
  ['lesson_answer', 'Open the lesson', lessonPage],
  ['task_handed_in', 'Mark the task', 'https://mentor.example/admin/courses'],
  ['task_marked', 'Open the lesson', lessonPage],
  ['course_given', 'Open My Courses', 'https://mentor.example/course-dashboard'],
  ['order_moved', 'Open My Courses', 'https://mentor.example/course-dashboard'],
] as const;

describe.each(kinds)('the mail %s', (kind, label, address) => {
  test('says which course, and leads there, in text and HTML', () => {
    const { html, text } = mailOf(kind);
    const course =
      kind === 'order_moved' ? 'End-to-End Placement Course' : 'Resume & Interview Course';
    for (const form of [textIn(html), text]) expect(form).toContain(course);
    expect(text).toContain(`${label}:\n${address}`);
    const link = documentOf({ html }).querySelector(`a[href="${address}"]`);
    expect(link?.textContent).toBe(label);
  });

  test('loads nothing, runs nothing, and is the same every time', () => {
    const document = parseHtml(mailOf(kind).html);
    expect(document.querySelectorAll('img, script, link, iframe, form, style')).toHaveLength(0);
    expect(mailOf(kind)).toEqual(mailOf(kind));
  });
});

test.each(['lesson_question', 'task_handed_in'])(
  'the mentor reads in the mail %s who waits, and for which lesson',
  (kind) => {
    expect(mailOf(kind).text).toContain(
      'Learner: Rohan Sharma\nCourse: Resume & Interview Course\nLesson: Tell your story with STAR',
    );
  },
);

test('a question and its answer are quoted, line by line', () => {
  const asked = '> Can one story answer two questions?\n> Or is that cheating?';
  expect(mailOf('lesson_question').text).toContain(`The question:\n${asked}`);
  const answered = mailOf('lesson_answer');
  expect(answered.text).toContain(`You asked:\n${asked}`);
  expect(answered.text).toContain('The answer:\n> It can.');
  const quotes = [...documentOf(answered).querySelectorAll('blockquote')];
  expect(quotes.map(({ innerHTML }) => innerHTML)).toEqual([
    'Can one story answer two questions?<br>\nOr is that cheating?',
    'It can.',
  ]);
});

test('a learner reads the points of a task, of how many, and the comment', () => {
  const { text } = mailOf('task_marked');
  expect(text).toContain('Points: 12 of 15');
  expect(text).toContain('The comment:\n> Good verbs.');
});

test('nothing is said of a comment or points that there are not', () => {
  const { html, text } = mailOf('task_marked', { points: null, of_points: null, comment: null });
  for (const form of [html, text]) expect(form).not.toMatch(/Points:|comment|null/);
  expect(mailOf('task_marked', { of_points: null }).text).toContain('Points: 12\n');
});

test('the address to log in with is the one that the mail goes to', () => {
  expect(mailOf('course_given').text).toContain(`Log in with ${recipient}, then open My Courses`);
  const { text } = mailOf('order_moved');
  expect(text).toContain(`The order for this course now belongs to ${recipient}.`);
  expect(text).toContain(`Log in, or sign up, with ${recipient}, then open My Courses`);
});

test.each([
  ['a question without its text', 'lesson_question', { question: null }],
  ['an answer without its text', 'lesson_answer', { answer: undefined }],
  ['a task of no lesson', 'task_handed_in', { lesson_slug: undefined }],
  ['marks that are no number', 'task_marked', { points: 'many' }],
  ['a gift of no course', 'course_given', { course_title: undefined }],
  ['an order of nothing', 'order_moved', { mentorshiptype: undefined }],
])('%s is no mail', (_, kind, changes) => expect(() => mailOf(kind, changes)).toThrow());
