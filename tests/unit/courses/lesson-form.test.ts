import { describe, expect, test } from 'vitest';
import {
  emptyFields,
  fieldsOf,
  moved,
  withKind,
  withoutOption,
  withRight,
} from '#src/features/courses/lib/lesson-fields.ts';
import type {
  EditedLesson,
  LessonFields,
  QuizQuestion,
} from '#src/features/courses/schemas/lesson-fields.ts';
import { checkLesson } from '#src/features/courses/schemas/lesson-form.ts';

const written: LessonFields = {
  ...emptyFields('module'),
  title: 'Your first résumé',
  slug: 'your-first-resume',
  summary: 'One page, three sections.',
  body: '<p>Begin with what you did.</p>',
};

const question: QuizQuestion = {
  kind: 'multiple',
  prompt: 'What belongs on the first page?',
  options: ['Projects', 'A photo', 'Skills'],
  right: [0, 2],
  explanation: 'A photo says nothing about your work.',
};

const problemsOf = (change: Partial<LessonFields>) =>
  checkLesson({ ...written, ...change }).problems;

test('a lesson is saved with what its database row holds', () => {
  expect(checkLesson(written).value).toEqual({
    module_id: 'module',
    title: 'Your first résumé',
    slug: 'your-first-resume',
    summary: 'One page, three sections.',
    body: '<p>Begin with what you did.</p>',
    is_free: false,
    unlock_after_days: 0,
    video_url: null,
    video_minutes: null,
    task: null,
    rubric: null,
    quiz: [],
  });
});

test('what is stored comes back as it was', () => {
  const lesson: EditedLesson = {
    id: 'id',
    course_id: 'course',
    module_id: 'module',
    slug: 'a-lesson',
    title: 'A lesson',
    summary: 'Short',
    body: '<p>Text</p>',
    status: 'published',
    is_free: true,
    unlock_after_days: 7,
    video_url: 'https://vimeo.com/1',
    video_minutes: 4,
    task: 'Write it',
    rubric: [{ criterion: 'Clear', points: 3 }],
    updated_at: '2026-11-26T00:00:00Z',
    shown_at: '2026-11-26T00:00:00Z',
  };
  const { id: _id, course_id: _course, status: _status, ...others } = lesson;
  const { updated_at: _moment, shown_at: _shown, ...row } = others;
  expect(checkLesson(fieldsOf(lesson, [question], lesson.body)).value).toEqual({
    ...row,
    quiz: [question],
  });
});

test.each<[string, Partial<LessonFields>, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a title of 121 letters', { title: 'x'.repeat(121) }, 'title'],
  ['an address with a capital', { slug: 'Resume' }, 'slug'],
  ['an address in another script', { slug: 'रिज़्यूमे' }, 'slug'],
  ['no summary', { summary: '' }, 'summary'],
  ['a summary of 301 letters', { summary: 'x'.repeat(301) }, 'summary'],
  ['no text', { body: '' }, 'body'],
  ['200 001 characters', { body: `<p>${'x'.repeat(199_994)}</p>` }, 'body'],
  ['no module', { module_id: '' }, 'module_id'],
  ['a day and a half', { unlock_after_days: '1.5' }, 'unlock_after_days'],
  ['366 days', { unlock_after_days: '366' }, 'unlock_after_days'],
  ['no days', { unlock_after_days: '' }, 'unlock_after_days'],
  ['a video that is a script', { video_url: 'javascript:alert(1)' }, 'video_url'],
  [
    'a video of 0 minutes',
    { video_url: 'https://vimeo.com/1', video_minutes: '0' },
    'video_minutes',
  ],
  ['a task without a text', { has_task: true }, 'task'],
  [
    'a criterion of 11 points',
    { has_task: true, task: 'Do it', rubric: [{ criterion: 'Clear', points: '11' }] },
    'rubric.0.points',
  ],
  [
    'an empty criterion',
    { has_task: true, task: 'Do it', rubric: [{ criterion: '', points: '5' }] },
    'rubric.0.criterion',
  ],
])('a lesson with %s is not saved', (_what, change, field) => {
  expect(Object.keys(problemsOf(change) ?? {})).toContain(field);
});

test('a text of 200 000 characters is saved, and 9 criteria are not', () => {
  expect(problemsOf({ body: `<p>${'x'.repeat(199_993)}</p>` })).toBeUndefined();
  const rubric = Array.from({ length: 9 }, () => ({ criterion: 'Clear', points: '5' }));
  expect(problemsOf({ has_task: true, task: 'Do it', rubric })).toHaveProperty('rubric');
  expect(problemsOf({ has_task: true, task: 'Do it', rubric: rubric.slice(1) })).toBeUndefined();
});

test('minutes without a video, and a rubric without a task, are not looked at', () => {
  const change = { video_minutes: 'four', rubric: [{ criterion: '', points: '' }] };
  expect(problemsOf(change)).toBeUndefined();
});

describe('a quiz', () => {
  test.each<[string, Partial<QuizQuestion>, string]>([
    ['without a question', { prompt: '' }, 'prompt'],
    ['with an empty option', { options: ['Yes', ''], right: [0] }, 'options.1'],
    ['with the same option twice', { options: ['Yes', 'No', 'Yes '] }, 'options.2'],
    ['with one option', { options: ['Yes'], right: [0] }, 'options'],
    ['with seven options', { options: [...'abcdefg'] }, 'options'],
    ['in which nothing is right', { right: [] }, 'right'],
    ['with two right answers of one', { kind: 'single' }, 'right'],
    ['whose right answer is not there', { right: [3] }, 'right'],
    ['without an explanation', { explanation: '' }, 'explanation'],
  ])('%s is not saved', (_what, change, field) => {
    const problems = problemsOf({ quiz: [question, { ...question, ...change }] }) ?? {};
    expect(Object.keys(problems)).toEqual([`quiz.1.${field}`]);
  });

  test('has at most twenty questions', () => {
    const quiz = Array.from({ length: 21 }, () => question);
    expect(problemsOf({ quiz })).toHaveProperty('quiz');
    expect(problemsOf({ quiz: quiz.slice(1) })).toBeUndefined();
  });

  test('keeps what is right when an option goes or the kind changes', () => {
    expect(withoutOption(question, 0).right).toEqual([1]);
    expect(withoutOption(question, 1).right).toEqual([0, 1]);
    expect(withKind(question, 'single').right).toEqual([0]);
    expect(withRight(question, 1, true).right).toEqual([0, 1, 2]);
    expect(withRight(question, 0, false).right).toEqual([2]);
    expect(withRight(withKind(question, 'single'), 1, true).right).toEqual([1]);
  });

  test('has its questions moved, and not past its ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
