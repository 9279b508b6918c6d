import { describe, expect, test } from 'vitest';
import { addLesson, newBuyer } from './course.ts';
import {
  aFileOf,
  buyer,
  goToLesson,
  handedIn,
  handIn,
  lessonId,
  mark,
  submissions,
  useTasks,
} from './tasks.ts';

useTasks();

/** The mentor marks what was handed in last. */
async function markLast(): Promise<void> {
  const last = (await submissions()).at(-1);
  await mark(last?.id ?? '', [10, 5]).throwOnError();
}

describe('a learner hands in a task', () => {
  test('as a text, as a file, or both', async () => {
    await handIn().throwOnError();
    await markLast();
    await handIn({ answer: null, ...aFileOf(5) }).throwOnError();
    await markLast();
    await handIn(aFileOf(6)).throwOnError();
    expect((await submissions()).map(({ file_size }) => file_size)).toEqual([null, 5, 6]);
  });

  test('three times for a lesson', async () => {
    for (let count = 0; count < 3; count += 1) {
      await handIn().throwOnError();
      await markLast();
    }
    expect((await handIn()).error?.code).toBe('23514');
    goToLesson(await addLesson());
    expect((await handIn()).error).toBeNull();
  });

  test('again before it is marked, which replaces it and costs no try', async () => {
    await handIn().throwOnError();
    await markLast();
    await handIn(aFileOf(5)).throwOnError();
    await handIn({ answer: 'Ten of ten.' }).throwOnError();
    const texts = async () => (await submissions()).map(({ answer }) => answer);
    expect(await texts()).toEqual(['Nine of ten.', 'Ten of ten.']);
    await markLast();
    await handIn({ answer: 'Eleven of ten.' }).throwOnError();
    expect(await texts()).toEqual(['Nine of ten.', 'Ten of ten.', 'Eleven of ten.']);
  });

  test('again, and leaves what others and other lessons wait with', async () => {
    const other = await newBuyer();
    await handIn({}, other).throwOnError();
    const first = lessonId;
    goToLesson(await addLesson());
    await handIn().throwOnError();
    await handIn({ answer: 'Ten of ten.' }).throwOnError();
    expect(await submissions()).toMatchObject([{ answer: 'Ten of ten.' }]);
    goToLesson(first);
    expect(await submissions()).toMatchObject([{ user_id: other.id, answer: 'Nine of ten.' }]);
  });

  test('and the same again after a lost answer, which is the same task', async () => {
    const id = crypto.randomUUID();
    await handIn({ id }).throwOnError();
    expect((await handIn({ id })).error?.code).toBe('23505');
    expect(await submissions()).toMatchObject([{ id }]);
  });

  test('ten times a day', async () => {
    for (let count = 0; count < 10; count += 1) await handIn().throwOnError();
    goToLesson(await addLesson());
    expect(await handIn()).toMatchObject({ status: 429, error: { code: 'write_limit' } });
    expect(await submissions()).toEqual([]);
  });

  test('with marks that nobody gave, and these are ignored', async () => {
    await handIn({
      points: [10, 5],
      comment: 'Excellent',
      marked_at: '2026-01-01T00:00:00Z',
      created_at: '2026-01-01T00:00:00Z',
    }).throwOnError();
    const [stored] = await submissions();
    expect(stored).toMatchObject({ points: null, comment: null, marked_at: null });
    expect(Date.parse(String(stored?.['created_at']))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('and cannot change or delete it', async () => {
    const id = await handedIn();
    const rows = () => buyer.client.from('task_submissions');
    await rows().update({ answer: 'Ten of ten.' }).eq('id', id);
    await rows().delete().eq('id', id);
    await rows().upsert({ id, lesson_id: lessonId, answer: 'Ten of ten.' });
    expect(await submissions()).toMatchObject([{ answer: 'Nine of ten.' }]);
  });
});
