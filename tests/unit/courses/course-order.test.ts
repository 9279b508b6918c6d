import { describe, expect, test } from 'vitest';
import {
  afterSorting,
  dropIndex,
  lessonsOf,
  placeLesson,
  placeModule,
  placeOf,
  rowsAmong,
  stepLesson,
} from '#src/features/courses/lib/course-order.ts';

const lesson = (id: string, module_id: string) => ({ id, module_id });
const lessons = [lesson('a', 'one'), lesson('x', 'two'), lesson('b', 'one'), lesson('c', 'one')];
const modules = [
  { id: 'one', course_id: 'course' },
  { id: 'other', course_id: 'other-course' },
  { id: 'two', course_id: 'course' },
  { id: 'three', course_id: 'course' },
];
const idsOf = (rows: { id: string; module_id: string }[], moduleId: string) =>
  lessonsOf(rows, moduleId)
    .map(({ id }) => id)
    .join('');

describe('a lesson', () => {
  test('is found at its place in its module', () => {
    expect(placeOf(lessons, 'c')).toEqual({ moduleId: 'one', index: 2 });
    expect(placeOf(lessons, 'x')).toEqual({ moduleId: 'two', index: 0 });
    expect(placeOf(lessons, 'nowhere')).toBeUndefined();
  });

  test.each([
    ['to the beginning', 'c', { moduleId: 'one', index: 0 }, 'cab', 'x'],
    ['to the end', 'a', { moduleId: 'one', index: 2 }, 'bca', 'x'],
    ['before the first of another module', 'b', { moduleId: 'two', index: 0 }, 'ac', 'bx'],
    ['to the end of another module', 'b', { moduleId: 'two', index: 1 }, 'ac', 'xb'],
    ['to where it is', 'b', { moduleId: 'one', index: 1 }, 'abc', 'x'],
  ])('is moved %s', (_where, id, place, one, two) => {
    const moved = placeLesson(lessons, id, place);
    expect([idsOf(moved, 'one'), idsOf(moved, 'two')]).toEqual([one, two]);
  });

  test('is moved into an empty module, and one that is not there changes nothing', () => {
    expect(idsOf(placeLesson(lessons, 'a', { moduleId: 'three', index: 0 }), 'three')).toBe('a');
    expect(placeLesson(lessons, 'nowhere', { moduleId: 'one', index: 0 })).toBe(lessons);
  });

  test('goes up and down in its module, past its ends into the next one, and not out of the course', () => {
    const ofCourse = modules.filter(({ course_id }) => course_id === 'course');
    const step = (id: string, by: -1 | 1) => stepLesson(lessons, ofCourse, id, by);
    expect(step('b', -1)).toEqual({ moduleId: 'one', index: 0 });
    expect(step('b', 1)).toEqual({ moduleId: 'one', index: 2 });
    expect(step('a', -1)).toBeUndefined();
    expect(step('c', 1)).toEqual({ moduleId: 'two', index: 0 });
    expect(step('x', -1)).toEqual({ moduleId: 'one', index: 3 });
    expect(step('x', 1)).toEqual({ moduleId: 'three', index: 0 });
  });
});

test('a module is moved among those of its course, past those of others', () => {
  const order = (id: string, index: number) =>
    placeModule(modules, id, index)
      .filter(({ course_id }) => course_id === 'course')
      .map((each) => each.id);
  expect(order('two', 0)).toEqual(['two', 'one', 'three']);
  expect(order('one', 1)).toEqual(['two', 'one', 'three']);
  expect(order('one', 2)).toEqual(['two', 'three', 'one']);
  expect(placeModule(modules, 'nowhere', 0)).toBe(modules);
});

test('what is let go before or after another takes its place in the list without it', () => {
  expect(dropIndex(['a', 'b', 'c'], 'a', 'c', false)).toBe(1);
  expect(dropIndex(['a', 'b', 'c'], 'a', 'c', true)).toBe(2);
  expect(dropIndex(['a', 'b', 'c'], 'c', 'a', false)).toBe(0);
  expect(dropIndex(['a', 'b', 'c'], 'b', 'b', true)).toBe(1);
  expect(dropIndex(['a', 'b'], 'from another module', 'b', true)).toBe(2);
});

test('lessons that are sorted were seen in their order, and are in the new one and the new module afterwards', () => {
  const sorted = [lesson('c', 'two'), lesson('x', 'two')];
  expect(rowsAmong(lessons, sorted)).toEqual([lesson('x', 'two'), lesson('c', 'one')]);
  const after = afterSorting(lessons, sorted);
  expect([idsOf(after, 'one'), idsOf(after, 'two')]).toEqual(['ab', 'cx']);
});
