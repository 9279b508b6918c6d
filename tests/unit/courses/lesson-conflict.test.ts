import { expect, test } from 'vitest';
import { isConflict, type WholeLesson } from '#src/features/courses/lib/lesson-conflict.ts';
import type { LessonChange } from '#src/features/courses/schemas/lesson-form.ts';

const change: LessonChange = {
  module_id: 'one',
  title: 'A lesson',
  slug: 'a-lesson',
  summary: 'Short',
  body: '<p>Text</p>',
  is_free: false,
  unlock_after_days: 0,
  video_url: null,
  video_minutes: null,
  task: null,
  rubric: null,
  status: 'draft',
  quiz: [],
};

function whole({ quiz, ...lesson }: LessonChange): WholeLesson {
  return {
    lesson: { ...lesson, id: 'id', course_id: 'course', updated_at: '', shown_at: null },
    quiz,
  };
}

const question = {
  kind: 'single',
  prompt: 'Why?',
  options: ['Yes', 'No'],
  right: [0],
  explanation: 'So it is.',
} as const;
const quiz = [{ ...question, options: [...question.options], right: [...question.right] }];

const isRefused = (theirs: Partial<LessonChange>, ours: Partial<LessonChange>) =>
  isConflict(whole({ ...change, ...theirs }), whole(change), { ...change, ...ours });

test.each<[string, Partial<LessonChange>, Partial<LessonChange>]>([
  ['nothing but its place', {}, { title: 'Ours' }],
  ['what we have typed too, as after a lost answer', { title: 'Ours' }, { title: 'Ours' }],
  ['its module, and we did not', { module_id: 'two' }, { title: 'Ours' }],
  ['its quiz as we did', { quiz }, { quiz }],
])('someone who changed %s is no reason to refuse', (_what, theirs, ours) => {
  expect(isRefused(theirs, ours)).toBe(false);
});

test.each<[string, Partial<LessonChange>, Partial<LessonChange>]>([
  ['the title', { title: 'Theirs' }, { title: 'Ours' }],
  ['another field', { summary: 'Theirs' }, { title: 'Ours' }],
  ['the status', { status: 'published' }, { title: 'Ours' }],
  ['the quiz', { quiz }, { title: 'Ours' }],
  ['the rubric', { task: 'Do', rubric: [{ criterion: 'Clear', points: 5 }] }, {}],
  ['the module, and we did as well', { module_id: 'two' }, { module_id: 'three' }],
])('someone who changed %s is asked about', (_what, theirs, ours) => {
  expect(isRefused(theirs, ours)).toBe(true);
});
