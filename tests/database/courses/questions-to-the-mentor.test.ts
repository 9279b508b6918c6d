import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, buy, call, newBuyer, refund, useCourse } from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  await forgetWrites(backend);
  lessonId = await addLesson();
});

const ask = (changes: Row = {}, { client }: Person = buyer) =>
  client
    .from('lesson_questions')
    .insert({ lesson_id: lessonId, question: 'Why divide only once?', ...changes });

async function questions({ client }: { client: Person['client'] } = { client: people.service }) {
  const { data } = await client
    .from('lesson_questions')
    .select('id, user_id, question, answer, answered_at, created_at')
    .eq('lesson_id', lessonId);
  return (data ?? []) as ({ id: string } & Row)[];
}

const change = (changes: Row, { client }: Person = people.admin) =>
  client.from('lesson_questions').update(changes).eq('lesson_id', lessonId).select('id');

describe('a learner', () => {
  test('asks about a lesson, and reads the answer in the same place', async () => {
    await ask().throwOnError();
    await change({ answer: 'The parts are added already.' }).throwOnError();
    expect(await questions(buyer)).toMatchObject([
      { answer: 'The parts are added already.', answered_at: expect.any(String) },
    ]);
  });

  test('cannot answer for the mentor, nor choose when it was asked', async () => {
    await ask({
      answer: 'You get it for free.',
      answered_at: '2026-01-01T00:00:00Z',
      created_at: '2026-01-01T00:00:00Z',
    }).throwOnError();
    const [stored] = await questions();
    expect(stored).toMatchObject({ answer: null, answered_at: null });
    expect(Date.parse(String(stored?.['created_at']))).toBeGreaterThan(Date.now() - 60_000);
    for (const changes of [{ answer: 'Mine' }, { question: 'Another?' }]) {
      expect((await change(changes, buyer)).data).toEqual([]);
    }
    await buyer.client.from('lesson_questions').delete().eq('lesson_id', lessonId);
    expect(await questions()).toEqual([stored]);
  });

  test('asks ten times a day', async () => {
    for (let count = 0; count < 10; count += 1) await ask().throwOnError();
    expect(await ask()).toMatchObject({ status: 429, error: { code: 'write_limit' } });
    expect(await questions()).toHaveLength(10);
  });

  test('asks only what is a text of at most 2000 characters', async () => {
    for (const [, question] of hostileTexts) {
      expect((await ask({ question })).error).not.toBeNull();
    }
    expect((await ask({ question: 'x'.repeat(2001) })).error?.code).toBe('23514');
    expect((await ask({ question: null })).error).not.toBeNull();
    expect((await ask({ question: 'x'.repeat(2000) })).error).toBeNull();
  });

  test('asks only about lessons that are open to them, as themselves', async () => {
    const former = await newcomer();
    await refund(await buy(former.email));
    for (const who of [former, people.otherStudent]) {
      expect((await ask({}, who)).error?.code).toBe('42501');
    }
    expect((await ask({ user_id: people.otherStudent.id })).error?.code).toBe('42501');
    lessonId = await addLesson({ unlock_after_days: 5 });
    expect((await ask()).error?.code).toBe('42501');
  });

  test('reads no question of another learner', async () => {
    await ask().throwOnError();
    expect(await questions(await newBuyer())).toEqual([]);
    expect(await questions({ client: people.visitor })).toEqual([]);
  });
});

describe('the mentor', () => {
  test('finds what waits, answers it, and can correct the answer', async () => {
    await ask().throwOnError();
    const waits = () => call<Row[]>(people.admin, 'course_inbox');
    expect(await waits()).toContainEqual(
      expect.objectContaining({ kind: 'question', text: 'Why divide only once?' }),
    );
    await change({ answer: ' Because. ' }).throwOnError();
    expect(await questions()).toMatchObject([{ answer: 'Because.' }]);
    const ids = (await waits()).map(({ id }) => id);
    expect(ids).not.toContain((await questions())[0]?.id);
    await change({ answer: 'Because of the parts.' }).throwOnError();
    expect(await questions()).toMatchObject([{ answer: 'Because of the parts.' }]);
    // Taken back: it waits again.
    await change({ answer: '  ' }).throwOnError();
    expect(await questions()).toMatchObject([{ answer: null, answered_at: null }]);
  });

  test.each([
    { question: 'What they never asked' },
    { user_id: crypto.randomUUID() },
    { created_at: '2026-01-01T00:00:00Z' },
  ])('cannot change what was asked: %j', async (changes) => {
    await ask().throwOnError();
    expect((await change({ answer: 'Yes', ...changes })).error?.code).toBe('42501');
    expect(await questions()).toMatchObject([{ answer: null }]);
  });

  test('answers only what is a text of at most 4000 characters', async () => {
    await ask().throwOnError();
    for (const [what, answer] of hostileTexts) {
      if (answer.trim() === '' && !answer.includes('\n')) continue;
      expect((await change({ answer })).error, what).not.toBeNull();
    }
    expect((await change({ answer: 'x'.repeat(4001) })).error?.code).toBe('23514');
    expect((await change({ answer: 'x'.repeat(4000) })).error).toBeNull();
  });
});
