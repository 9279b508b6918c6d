import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { dayInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  addLesson,
  begunDaysAgo,
  buy,
  canRead,
  change,
  complete,
  endToEndCourse,
  newBuyer,
  outlineFor,
  ownCourses,
  refund,
  saveProgress,
  emptyCourse,
  useCourse,
} from './course.ts';

useCourse();
beforeEach(emptyCourse);

/** As if all that someone learns had begun so many days ago, at this time in India. */
const begunAt = ({ id }: Person, days: number, time: string) =>
  backend.query('update public.enrolments set started_at = $2 where user_id = $1', [
    id,
    `${addDays(todayInIndia(), -days)}T${time}+05:30`,
  ]);

describe('a lesson that opens after seven days', () => {
  test('is closed until then, and says when it opens', async () => {
    const lessonId = await addLesson({ unlock_after_days: 7 });
    const buyer = await newBuyer();
    expect(await canRead(buyer, lessonId)).toBe(false);
    expect(await saveProgress(buyer, lessonId)).toBe(false);
    const [lesson] = await outlineFor(buyer);
    const opensAt = new Date(lesson?.opens_at ?? '');
    expect(opensAt.toISOString()).toMatch(/T18:30:00.000Z$/);
    expect(dayInIndia(opensAt)).toBe(addDays(todayInIndia(), 7));
    await begunAt(buyer, 6, '00:00:01');
    expect(await canRead(buyer, lessonId)).toBe(false);
    expect(await ownCourses(buyer)).toMatchObject([{ next_slug: null }]);
    await begunAt(buyer, 7, '23:59:59');
    expect(await canRead(buyer, lessonId)).toBe(true);
    expect(await ownCourses(buyer)).toMatchObject([{ next_slug: `lesson-${lessonId}` }]);
    expect(await outlineFor(buyer)).toMatchObject([{ opens_at: null }]);
  });

  test('counts from the first of two purchases that are open', async () => {
    const lessonId = await addLesson({ unlock_after_days: 7 });
    const buyer = await newBuyer();
    await begunDaysAgo(buyer, 8);
    const second = await buy(buyer.email);
    expect(await canRead(buyer, lessonId)).toBe(true);
    await refund(second);
    expect(await canRead(buyer, lessonId)).toBe(true);
  });

  test('counts from the End-to-End course where that includes it', async () => {
    const lessonId = await addLesson({ unlock_after_days: 7 });
    const buyer = await newcomer();
    await buy(buyer.email, endToEndCourse.type);
    expect(await canRead(buyer, lessonId)).toBe(false);
    await begunDaysAgo(buyer, 8);
    expect(await canRead(buyer, lessonId)).toBe(true);
  });

  test('never locks again for one who has finished it', async () => {
    const lessonId = await addLesson();
    const [finished, begun] = [await newBuyer(), await newBuyer()];
    await complete(finished, lessonId);
    await saveProgress(begun, lessonId);
    await change('lessons', lessonId, { unlock_after_days: 365 });
    expect(await canRead(finished, lessonId)).toBe(true);
    expect(await outlineFor(finished)).toMatchObject([{ opens_at: null }]);
    expect(await canRead(begun, lessonId)).toBe(false);
  });

  test('locks for one who has finished it and took the money back', async () => {
    const lessonId = await addLesson();
    const buyer = await newcomer();
    const orderId = await buy(buyer.email);
    await complete(buyer, lessonId);
    await refund(orderId);
    expect(await canRead(buyer, lessonId)).toBe(false);
  });

  test('is not closed to anyone when it is free', async () => {
    const lessonId = await addLesson({ unlock_after_days: 7, is_free: true });
    expect(await canRead({ client: people.visitor }, lessonId)).toBe(true);
    expect(await outlineFor({ client: people.visitor })).toMatchObject([{ opens_at: null }]);
  });

  test('is not the one to go on with before it opens', async () => {
    const locked = await addLesson({ unlock_after_days: 7 });
    expect(await ownCourses(await newBuyer())).toMatchObject([
      { lesson_count: 1, first_slug: `lesson-${locked}`, next_slug: null },
    ]);
  });
});
