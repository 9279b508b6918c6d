import { beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, buy, complete, newBuyer, refund, saveProgress, useCourse } from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeEach(async () => {
  buyer = await newBuyer();
  lessonId = await addLesson();
});

describe('the mentor sees that a course was opened', () => {
  const opened = async ({ id }: Person) =>
    (
      await people.service
        .from('enrolments')
        .select('opened_at, started_at')
        .eq('user_id', id)
        .is('ended_at', null)
        .single()
        .throwOnError()
    ).data as { opened_at: string | null; started_at: string };

  test('with the first lesson, and never again', async () => {
    expect((await opened(buyer)).opened_at).toBeNull();
    await saveProgress(buyer, lessonId);
    const first = (await opened(buyer)).opened_at;
    expect(first).not.toBeNull();
    await saveProgress(buyer, await addLesson());
    expect((await opened(buyer)).opened_at).toBe(first);
  });

  test('by one who had read the free lesson before buying', async () => {
    const free = await addLesson({ is_free: true });
    const later = await newcomer();
    await complete(later, free);
    await buy(later.email);
    expect((await opened(later)).opened_at).toBeNull();
    await saveProgress(later, free);
    expect((await opened(later)).opened_at).not.toBeNull();
  });

  test('by one who buys again what was refunded', async () => {
    const again = await newcomer();
    const orderId = await buy(again.email);
    await complete(again, lessonId);
    await refund(orderId);
    await buy(again.email);
    await saveProgress(again, lessonId, { place: 1 });
    expect((await opened(again)).opened_at).not.toBeNull();
  });

  test('not before it began, whatever was read before', async () => {
    await saveProgress(buyer, lessonId, { seconds_ago: 5 * 86_400 });
    const { opened_at, started_at } = await opened(buyer);
    expect(Date.parse(opened_at ?? '')).toBeGreaterThanOrEqual(Date.parse(started_at));
  });

  test('not in a course that had ended', async () => {
    const former = await newcomer();
    await refund(await buy(former.email));
    await complete(former, await addLesson({ is_free: true }));
    const rows = await backend.query('select opened_at from public.enrolments where user_id = $1', [
      former.id,
    ]);
    expect(rows).toEqual([{ opened_at: null }]);
  });
});
