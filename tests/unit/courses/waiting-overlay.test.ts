import { expect, test } from 'vitest';
import { withNewer, withoutOld, withWaiting } from '#src/features/courses/lib/waiting-progress.ts';
import { lessonPage } from './lesson-page.ts';

const seenAt = '2026-11-26T10:00:00.000Z';
const finished = { place: 7, seenAt, isCompleted: true };
const completed = (page: ReturnType<typeof lessonPage>) =>
  page.outline.filter(({ completed_at }) => completed_at).map(({ id }) => id);

test('what waits is shown over what the backend or the copy says', () => {
  const page = withWaiting(lessonPage(), { one: finished, two: finished });
  expect(completed(page)).toEqual(['one', 'two']);
  expect(page.progress).toEqual({ place: 7, completed_at: seenAt });
});

test('what waits of another lesson leaves the place alone', () => {
  expect(withWaiting(lessonPage(), { two: finished }).progress?.place).toBe(3);
});

test('a lesson that is not open is not shown as finished', () => {
  expect(completed(withWaiting(lessonPage(), { later: finished }))).toEqual([]);
  const { access } = lessonPage();
  const closed = lessonPage({ access: { ...access, is_learner: false }, lesson: null });
  expect(completed(withWaiting(closed, { one: finished }))).toEqual([]);
});

test('reading on in a finished lesson keeps it finished', () => {
  const reading = { place: 2, seenAt, isCompleted: false };
  expect(withNewer({ one: finished }, 'one', reading)).toEqual({
    one: { ...reading, isCompleted: true },
  });
});

test('what was never taken goes after 30 days', () => {
  const day = 24 * 60 * 60 * 1000;
  const now = Date.parse(seenAt);
  expect(withoutOld({ one: finished }, now + 29 * day)).toEqual({ one: finished });
  expect(withoutOld({ one: finished }, now + 31 * day)).toEqual({});
});
