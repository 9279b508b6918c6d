import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const payload = {
  learner: 'Rohan Sharma',
  course_slug: 'resume-mastery',
  course_title: 'Resume & Interview Course',
  lesson_slug: 'tell-your-story-with-star',
  lesson_title: 'Tell your story with STAR',
  question: 'Can one story answer two questions?\nOr is that cheating?',
  answer: 'It can.',
  points: 12 as number | null,
  of_points: 15 as number | null,
  comment: 'Good verbs.' as string | null,
  customer_name: 'Rohan Sharma',
  mentorshiptype: 'end_to_end_course',
};
const recipient = 'rohan@college.example';

const mailOf = (kind: string, changes: object = {}, to = recipient) =>
  composeMail({
    kind,
    payload: { ...payload, ...changes },
    created_at: '2026-11-26T06:30:00+00:00',
    recipient: to,
  });
const documentOf = ({ html }: { html: string }) => new JSDOM(html).window.document;
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
    const { document } = new JSDOM(mailOf(kind).html).window;
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

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom(
        'Asha',
        '</blockquote><b>',
        '<img src=x onerror=alert(1)>',
        '</title><script>alert(1)</script>',
        '&lt;',
        '"\'`',
        '$&',
        '\r\nBcc: b@evil.example',
        '\r',
        '\u0085',
        '\u2028',
        '\n\nDear Ananya, your account ends. Open https://evil.example',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** What somebody typed, by the mail and the field in which it is repeated. */
const typed = [
  ['lesson_question', 'question'],
  ['lesson_answer', 'question'],
  ['lesson_answer', 'answer'],
  ['task_marked', 'comment'],
] as const;

test.each(typed)('whatever is typed, the mail %s holds its %s as a quote', (kind, field) => {
  const frame = mailOf(kind, { [field]: 'x' });
  const elementsOf = (mail: { html: string }) =>
    [...documentOf(mail).querySelectorAll('*:not(br)')].map((element) => [
      element.tagName,
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ]);
  const elements = elementsOf(frame);
  const unquoted = (text: string) => text.split('\n').filter((line) => !line.startsWith('> '));
  fc.assert(
    fc.property(hostile, (words) => {
      const mail = mailOf(kind, { [field]: words });
      expect(mail.subject).toBe(frame.subject);
      expect(elementsOf(mail)).toEqual(elements);
      // Nothing that somebody typed stands where our own words do.
      expect(unquoted(mail.text)).toEqual(unquoted(frame.text));
    }),
    { numRuns: 50 },
  );
});

test.each(['lesson_question', 'task_handed_in'])(
  'whatever is typed as a name, the mentor’s mail %s shows it as one line of text',
  (kind) => {
    const parts = (learner: string) => {
      const { html, text } = mailOf(kind, { learner });
      return { tags: html.split('<').length, lines: text.split('\n').length };
    };
    const expected = parts('Rohan');
    fc.assert(
      fc.property(hostile, (words) => {
        expect(parts(`R ${words}`)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  },
);

test.each([
  ['a question without its text', 'lesson_question', { question: null }],
  ['an answer without its text', 'lesson_answer', { answer: undefined }],
  ['a task of no lesson', 'task_handed_in', { lesson_slug: undefined }],
  ['marks that are no number', 'task_marked', { points: 'many' }],
  ['a gift of no course', 'course_given', { course_title: undefined }],
  ['an order of nothing', 'order_moved', { mentorshiptype: undefined }],
])('%s is no mail', (_, kind, changes) => expect(() => mailOf(kind, changes)).toThrow());
