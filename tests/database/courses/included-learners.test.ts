import { describe, expect, test } from 'vitest';
import { complete, courseId, endToEndCourse, refund, saveProgress } from './course.ts';
import {
  changeOfFigures,
  lessonOfLarger,
  lessons,
  newIncludedLearner,
  rowsOf,
  title,
  useIncludedCourse,
} from './included-learners.ts';

useIncludedCourse();

describe('someone who has the End-to-End course', () => {
  test('is a learner of the Resume & Interview course, with the progress that they made in it', async () => {
    const learner = await newIncludedLearner();
    await complete(learner, lessonOfLarger);
    await complete(learner, lessons[0]!);
    expect(await rowsOf(learner)).toMatchObject([
      { email: learner.email, included_in: title, completed_count: 1, ended_at: null },
    ]);
  });

  test('can be moved and ended only at the course that they have', async () => {
    const learner = await newIncludedLearner();
    expect(await rowsOf(learner)).toMatchObject([{ order_id: null, can_be_ended: false }]);
    const atLarger = { course_id: await courseId(endToEndCourse.slug) };
    expect(await rowsOf(learner, atLarger)).toMatchObject([
      { order_id: learner.orderId, can_be_ended: true, included_in: null },
    ]);
  });

  test('is one learner', async () => {
    expect(await changeOfFigures(newIncludedLearner)).toEqual([1, 1, 0]);
  });

  test('has not opened the Resume & Interview course with a lesson of the other one', async () => {
    const learner = await newIncludedLearner();
    await saveProgress(learner, lessonOfLarger);
    expect(await rowsOf(learner, { only_unopened: true })).toMatchObject([
      { opened_at: null, seen_at: null },
    ]);
    const change = await changeOfFigures(() => saveProgress(learner, lessons[0]!));
    expect(change).toEqual([0, -1, 0]);
    expect(await rowsOf(learner, { only_unopened: true })).toEqual([]);
    const [row] = await rowsOf(learner);
    expect(row?.opened_at).not.toBeNull();
  });

  test('has opened both with the first lesson of the Resume & Interview course', async () => {
    const learner = await newIncludedLearner();
    await saveProgress(learner, lessons[0]!);
    const atLarger = { course_id: await courseId(endToEndCourse.slug) };
    for (const more of [{}, atLarger]) {
      expect((await rowsOf(learner, more))[0]?.opened_at).not.toBeNull();
    }
  });

  test('has finished the course with its last lesson', async () => {
    const learner = await newIncludedLearner();
    await complete(learner, lessons[0]!);
    const change = await changeOfFigures(() => complete(learner, lessons[1]!));
    expect(change).toEqual([0, 0, 1]);
  });

  test('is shown as ended after a refund, and not counted', async () => {
    const learner = await newIncludedLearner();
    expect(await changeOfFigures(() => refund(learner.orderId))).toEqual([-1, -1, 0]);
    const [row, ...more] = await rowsOf(learner);
    expect(row).toMatchObject({ included_in: title });
    expect(row?.ended_at).not.toBeNull();
    expect(more).toEqual([]);
  });
});
