import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/people.ts';
import {
  addLesson,
  complete,
  daysAgo,
  newBuyer,
  progressOf,
  saveProgress,
  useCourse,
} from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  lessonId = await addLesson();
});

describe('someone who reads a lesson', () => {
  test('finds their place again', async () => {
    expect(await saveProgress(buyer, lessonId, { place: 7 })).toBe(true);
    expect(await saveProgress(buyer, lessonId, { place: 3 })).toBe(true);
    expect(await progressOf(buyer, lessonId)).toMatchObject([{ place: 3, completed_at: null }]);
  });

  test('keeps it when what was read before that, without a network, arrives late', async () => {
    await saveProgress(buyer, lessonId, { place: 9, seconds_ago: 5 * 60 });
    const [before] = await progressOf(buyer, lessonId);
    await saveProgress(buyer, lessonId, { place: 4, seconds_ago: 60 * 60, is_completed: true });
    const [after] = await progressOf(buyer, lessonId);
    expect(after).toEqual({ ...before, completed_at: expect.any(String) });
  });

  test('has finished it once, and then for good', async () => {
    await saveProgress(buyer, lessonId, { seconds_ago: 10 * 60, is_completed: true });
    const [before] = await progressOf(buyer, lessonId);
    await complete(buyer, lessonId);
    await saveProgress(buyer, lessonId, { place: 2 });
    const [after] = await progressOf(buyer, lessonId);
    expect(after?.completed_at).toBe(before?.completed_at);
  });

  test('has the same place after the same message again', async () => {
    const message = { place: 5, seconds_ago: 60, is_completed: true };
    await saveProgress(buyer, lessonId, message);
    const [before] = await progressOf(buyer, lessonId);
    await saveProgress(buyer, lessonId, message);
    const [after] = await progressOf(buyer, lessonId);
    expect(after).toMatchObject({ place: 5, completed_at: before?.completed_at });
  });

  test('keeps the newest place whatever the clocks of their devices say', async () => {
    // A device says how long ago it was, and no time of its clock.
    await saveProgress(buyer, lessonId, { place: 5, seconds_ago: 0 });
    await saveProgress(buyer, lessonId, { place: 9, seconds_ago: 0 });
    expect(await progressOf(buyer, lessonId)).toMatchObject([{ place: 9 }]);
  });

  test.each([
    [-3_600, 0],
    [null, 0],
    [2_147_483_647, 30],
    [-2_147_483_648, 0],
  ])('has a possible date when the page says that it was %s seconds ago', async (seconds, days) => {
    await saveProgress(buyer, lessonId, { seconds_ago: seconds, is_completed: true });
    const [progress] = await progressOf(buyer, lessonId);
    for (const moment of [progress?.seen_at, progress?.completed_at]) {
      const off = Date.parse(moment ?? '') - Date.parse(daysAgo(days));
      expect(Math.abs(off)).toBeLessThan(60_000);
    }
  });

  test.each([
    [null, 0],
    [-5, 0],
    [2_000_000_000, 100_000],
  ])('is kept at a possible place when the page says %s', async (place, kept) => {
    await saveProgress(buyer, lessonId, { place });
    expect(await progressOf(buyer, lessonId)).toMatchObject([{ place: kept }]);
  });

  test('has one row after five clicks', async () => {
    const clicks = Array.from({ length: 5 }, () => complete(buyer, lessonId));
    expect(await Promise.all(clicks)).toEqual([true, true, true, true, true]);
    expect(await progressOf(buyer, lessonId)).toHaveLength(1);
  });
});
