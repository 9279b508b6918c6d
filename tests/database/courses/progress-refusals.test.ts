import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, complete, newBuyer, progressOf, refund, useCourse } from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  lessonId = await addLesson();
});

describe('progress is not kept', () => {
  const rows = async () =>
    (await people.service.from('lesson_progress').select('user_id').eq('lesson_id', lessonId)).data;

  test('of a visitor', async () => {
    const free = await addLesson({ is_free: true });
    const { error } = await people.visitor.rpc('save_progress', { lesson_id: free, place: 1 });
    expect(error?.code).toBe('42501');
  });

  test('of one who has not bought the course, or not any more', async () => {
    const former = await newcomer();
    await refund(await buy(former.email));
    for (const person of [people.otherStudent, former]) {
      expect(await complete(person, lessonId)).toBe(false);
    }
    expect(await rows()).toEqual([]);
  });

  test.each([{ status: 'draft' }, { status: 'removed' }, { unlock_after_days: 3 }])(
    'in a lesson that is %j',
    async (closed) => {
      lessonId = await addLesson(closed);
      expect(await complete(buyer, lessonId)).toBe(false);
      expect(await rows()).toEqual([]);
    },
  );

  test('in a lesson that does not exist', async () => {
    expect(await complete(buyer, crypto.randomUUID())).toBe(false);
  });

  test('past the function, not even of one’s own', async () => {
    await complete(buyer, lessonId);
    const before = await progressOf(buyer, lessonId);
    await buyer.client.from('lesson_progress').update({ place: 50 }).eq('lesson_id', lessonId);
    await buyer.client.from('lesson_progress').delete().eq('lesson_id', lessonId);
    expect(await progressOf(buyer, lessonId)).toEqual(before);
  });

  test('but in a free lesson it is, of anyone who is signed in', async () => {
    lessonId = await addLesson({ is_free: true });
    expect(await complete(people.otherStudent, lessonId)).toBe(true);
    expect(await progressOf(people.otherStudent, lessonId)).toHaveLength(1);
  });
});
