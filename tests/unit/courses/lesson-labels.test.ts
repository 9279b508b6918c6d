import { expect, test } from 'vitest';
import { lessonCount, lessonCounts, lessonFacts } from '#src/features/courses/lib/lesson-labels.ts';

const lesson = { word_count: 640, video_minutes: null, is_free: false, unlock_after_days: 0 };

test.each([
  [{}, '3 min read, opens at once'],
  [{ unlock_after_days: 1 }, '3 min read, opens after 1 day'],
  [{ unlock_after_days: 14, video_minutes: 12 }, '3 min read, 12 min video, opens after 14 days'],
  [{ is_free: true, unlock_after_days: 14 }, '3 min read'],
])('a lesson with %o says "%s"', (change, facts) => {
  expect(lessonFacts({ ...lesson, ...change }).join(', ')).toBe(facts);
});

test('a course says how many lessons it has, and of which kinds', () => {
  const all = (['published', 'draft', 'removed', 'published'] as const).map((status) => ({
    status,
  }));
  expect(lessonCounts(all)).toBe('4 lessons: 2 published, 1 draft, 1 removed');
  expect(lessonCounts(all.slice(0, 1))).toBe('1 lesson: 1 published');
  expect(lessonCounts([])).toBe('0 lessons: 0 published');
  expect([0, 1, 2].map(lessonCount)).toEqual(['No lessons', '1 lesson', '2 lessons']);
});
