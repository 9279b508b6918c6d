import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import {
  addLesson,
  canRead,
  complete,
  course,
  newBuyer,
  outlineFor,
  ownCourses,
  saveProgress,
  emptyCourse,
  useCourse,
} from './course.ts';
import { seenIn, sortLessons } from './sorting.ts';

useCourse();
beforeEach(emptyCourse);

describe('a course that changes after someone finished it', () => {
  const counts = async (person: Parameters<typeof ownCourses>[0]) => {
    const [own] = await ownCourses(person);
    return [own?.completed_count, own?.lesson_count];
  };

  test('counts a lesson that was added, and is not finished any more', async () => {
    const buyer = await newBuyer();
    const first = await addLesson();
    await complete(buyer, first);
    // Its lessons can be read again.
    expect(await ownCourses(buyer)).toMatchObject([
      {
        completed_count: 1,
        lesson_count: 1,
        finished_at: expect.any(String),
        first_slug: `lesson-${first}`,
        next_slug: null,
      },
    ]);
    const added = await addLesson();
    expect(await ownCourses(buyer)).toMatchObject([
      { completed_count: 1, lesson_count: 2, finished_at: null, next_slug: `lesson-${added}` },
    ]);
  });

  test('does not count a lesson that was removed, and loses nothing of it', async () => {
    const buyer = await newBuyer();
    const [kept, removed] = [await addLesson(), await addLesson()];
    for (const id of [kept, removed]) await complete(buyer, id);
    await buyer.client
      .from('lesson_notes')
      .insert({ lesson_id: removed, note: 'Mine' })
      .throwOnError();
    await people.admin.client
      .from('lessons')
      .update({ status: 'removed' })
      .eq('id', removed)
      .throwOnError();
    expect(await counts(buyer)).toEqual([1, 1]);
    expect(await canRead(buyer, removed)).toBe(false);
    for (const table of ['lesson_progress', 'lesson_notes']) {
      const { data } = await buyer.client.from(table).select('lesson_id').eq('lesson_id', removed);
      expect(data, table).toHaveLength(1);
    }
    await people.admin.client
      .from('lessons')
      .update({ status: 'published' })
      .eq('id', removed)
      .throwOnError();
    expect(await counts(buyer)).toEqual([2, 2]);
  });

  test('keeps all when a lesson moves to another place', async () => {
    const buyer = await newBuyer();
    const lessons = [await addLesson({ position: 1 }), await addLesson({ position: 2 })];
    await complete(buyer, String(lessons[0]));
    const seen = seenIn(course.moduleId, lessons);
    await sortLessons(course.moduleId, lessons.toReversed(), seen).throwOnError();
    expect(await counts(buyer)).toEqual([1, 2]);
    expect((await ownCourses(buyer))[0]?.next_slug).toBe(`lesson-${lessons[1]}`);
  });

  test('does not count drafts', async () => {
    const buyer = await newBuyer();
    await addLesson({ status: 'draft' });
    expect(await counts(buyer)).toEqual([0, 0]);
    expect(await outlineFor(buyer)).toEqual([]);
  });

  test('has finished nothing of nothing without lessons', async () => {
    expect(await ownCourses(await newBuyer())).toMatchObject([
      { completed_count: 0, lesson_count: 0, finished_at: null, first_slug: null, next_slug: null },
    ]);
  });

  test('cannot lose a lesson, nor a module that has one, for good', async () => {
    const lessonId = await addLesson();
    await people.admin.client.from('lessons').delete().eq('id', lessonId);
    const { error } = await people.admin.client
      .from('course_modules')
      .delete()
      .eq('id', course.moduleId);
    expect(error?.code).toBe('23503');
    const { data } = await people.service.from('lessons').select('id').eq('id', lessonId);
    expect(data).toHaveLength(1);
  });
});

test.each<[table: string, work: Row]>([
  ['lesson_progress', { place: 1 }],
  ['quiz_attempts', { right_count: 1, question_count: 2 }],
  ['lesson_notes', { note: 'Mine' }],
  ['task_submissions', { answer: 'Nine of ten.' }],
  ['lesson_questions', { question: 'Why divide only once?' }],
])(
  'a lesson with %s of a learner is not deleted, not even with the service key',
  async (table, row) => {
    const lessonId = await addLesson();
    const { service } = people;
    const work = { lesson_id: lessonId, user_id: (await newBuyer()).id, ...row };
    await service.from(table).insert(work).throwOnError();
    const { error } = await service.from('lessons').delete().eq('id', lessonId);
    expect(error?.code).toBe('23503');
  },
);

describe('where someone goes on', () => {
  test('is the lesson that they saw last and did not finish, else the first unfinished one', async () => {
    const buyer = await newBuyer();
    const [first, second, third] = [
      await addLesson({ position: 1 }),
      await addLesson({ position: 2 }),
      await addLesson({ position: 3 }),
    ];
    const next = async () => {
      const [own] = await ownCourses(buyer);
      return [own?.next_slug, own?.next_is_begun];
    };
    expect(await next()).toEqual([`lesson-${first}`, false]);
    await saveProgress(buyer, third, { place: 4 });
    expect(await next()).toEqual([`lesson-${third}`, true]);
    await complete(buyer, third);
    expect(await next()).toEqual([`lesson-${first}`, false]);
    await complete(buyer, first);
    expect(await next()).toEqual([`lesson-${second}`, false]);
  });
});
