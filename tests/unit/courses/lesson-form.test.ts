import { expect, test } from 'vitest';
import { fieldsOf } from '#src/features/courses/lib/lesson-fields.ts';
import type { EditedLesson, LessonFields } from '#src/features/courses/schemas/lesson-fields.ts';
import { checkLesson } from '#src/features/courses/schemas/lesson-form.ts';
import { problemsOf, question, written } from './written-lesson.ts';

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
