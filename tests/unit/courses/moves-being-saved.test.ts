// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lessonsOf } from '#src/features/courses/lib/course-order.ts';
import type { CourseModule, ListedLesson } from '#src/features/courses/schemas/course-desk.ts';
import { $courseDesk, openDesk } from '#src/features/courses/stores/course-desk.ts';
import { moveLesson, refreshDesk } from '#src/features/courses/stores/course-order.ts';
import { removeModule } from '#src/features/courses/stores/modules.ts';
import { $toasts } from '#src/shared/stores/toasts.ts';

const backend = vi.hoisted(() => ({
  listCourses: vi.fn(),
  listModules: vi.fn(),
  listLessons: vi.fn(),
  sortLessons: vi.fn(),
  deleteModule: vi.fn(),
  requestRebuild: vi.fn(),
}));
vi.mock('#src/features/courses/data/course-desk.ts', () => backend);
vi.mock('#src/features/courses/data/modules.ts', () => backend);
vi.mock('#src/shared/data/rebuild.ts', () => backend);

const lesson = (id: string): ListedLesson => ({
  id,
  course_id: 'course',
  module_id: 'one',
  slug: id,
  title: id,
  status: 'draft',
  is_free: false,
  unlock_after_days: 0,
  video_minutes: null,
  word_count: 0,
  task: null,
  questions: [],
});
const [a, b, c] = [lesson('a'), lesson('b'), lesson('c')];
const module = (id: string): CourseModule => ({ id, course_id: 'course', title: id });

const places = (lessons: ListedLesson[]) =>
  lessons.map(({ id, module_id }) => `${id} ${module_id}`);
const shown = (moduleId: string) =>
  lessonsOf($courseDesk.get().lessons, moduleId).map(({ id }) => id);

/** The first order is stored when this says so, and the others at once. */
let held: PromiseWithResolvers<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  backend.listCourses.mockResolvedValue([{ id: 'course', slug: 'course', title: 'Course' }]);
  backend.listModules.mockResolvedValue([module('one'), module('two'), module('three')]);
  backend.listLessons.mockResolvedValue([a, b, c]);
  await openDesk();
  held = Promise.withResolvers();
  backend.sortLessons.mockReturnValueOnce(held.promise);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
});

test('each request names what the ones before it have stored, also where a lesson left', async () => {
  moveLesson(c, { moduleId: 'two', index: 0 });
  moveLesson(c, { moduleId: 'one', index: 0 });
  moveLesson(b, { moduleId: 'two', index: 0 });
  held.resolve();
  await refreshDesk();
  moveLesson(a, { moduleId: 'one', index: 1 });
  await refreshDesk();
  expect(
    backend.sortLessons.mock.calls.map(([moduleId, sorted, seen]) => [
      moduleId,
      places(sorted as ListedLesson[]),
      places(seen as ListedLesson[]),
    ]),
  ).toEqual([
    ['two', ['c two'], ['c one']],
    ['one', ['c one', 'a one'], ['a one', 'c two']],
    ['two', ['b two'], ['b one']],
    ['one', ['b one', 'a one', 'c one'], ['a one', 'b one', 'c one']],
  ]);
});

test('what is deleted while a move is being saved does not take the move back', async () => {
  moveLesson(b, { moduleId: 'one', index: 0 });
  backend.listLessons.mockClear();
  const removing = removeModule(module('three'));
  await vi.advanceTimersByTimeAsync(0);
  expect(backend.deleteModule).toHaveBeenCalled();
  expect(backend.listLessons).not.toHaveBeenCalled();
  backend.listModules.mockResolvedValue([module('one'), module('two')]);
  backend.listLessons.mockResolvedValue([b, a, c]);
  held.resolve();
  expect(await removing).toBe(true);
  expect($courseDesk.get().modules).toHaveLength(2);
  expect(shown('one')).toEqual(['b', 'a', 'c']);
  expect($toasts.get().map(({ title }) => title)).not.toContain('Not moved');
});
