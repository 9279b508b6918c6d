import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readOwnRecords } from '#src/features/profile/data/own-records.ts';
import { join, type Person } from '../support/people.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { learn, learningOf, learningTables, mailsOf, prepareLearning } from './learning.ts';

const signedIn = vi.hoisted(() => ({ client: undefined as unknown }));
vi.mock('#src/shared/data/client.ts', () => ({ supabase: async () => signedIn.client }));

useBackend();
beforeAll(prepareLearning);

const learner = async (): Promise<Person> => {
  const person = await join(backend, `${randomUUID()}@college.example`);
  await learn(person);
  return person;
};

const all = (count: number) => Object.fromEntries(learningTables.map((table) => [table, count]));

describe('what somebody did in courses', () => {
  test('is in the download of their own data, and what others did is not', async () => {
    const [person, other] = [await learner(), await learner()];
    signedIn.client = person.client;
    const records = await readOwnRecords();
    for (const table of learningTables) expect(records[table]).toHaveLength(1);
    const text = JSON.stringify(records);
    expect(text).toContain(`A note of ${person.id}`);
    expect(text).not.toContain(other.id);
    // The file itself can be long; the page of the lesson has it.
    expect(text).not.toContain('file_base64');
    expect(records['task_submissions']).toMatchObject([{ file_name: 'ratios.txt', file_size: 6 }]);
  });

  test('is, for an admin who reads that of everyone, their own alone', async () => {
    await learner();
    const { client } = people.admin;
    signedIn.client = client;
    expect(await readOwnRecords()).toMatchObject(
      Object.fromEntries(learningTables.map((table) => [table, []])),
    );
  });

  test('is read whole where it needs more than one request', async () => {
    const person = await learner();
    await backend.query(
      `insert into public.quiz_attempts (user_id, lesson_id, right_count, question_count)
       select user_id, lesson_id, 1, 3 from public.quiz_attempts, generate_series(1, 1200) where user_id = $1`,
      [person.id],
    );
    signedIn.client = person.client;
    const { quiz_attempts = [] } = await readOwnRecords();
    expect(new Set(quiz_attempts.map((row) => JSON.stringify(row))).size).toBe(1201);
  });

  test('goes with the account, and so do the mails that repeat it; that of others stays', async () => {
    const [person, other] = [await learner(), await learner()];
    await backend.query(
      `update public.lesson_questions set answer = 'Add the parts.' where user_id = any($1::uuid[])`,
      [[person.id, other.id]],
    );
    expect(await learningOf(person)).toEqual(all(1));
    expect(await mailsOf(person)).toEqual([{ kind: 'lesson_answer' }, { kind: 'lesson_question' }]);
    await person.client.rpc('delete_own_account').throwOnError();
    expect(await learningOf(person)).toEqual(all(0));
    expect(await mailsOf(person)).toEqual([]);
    expect(await learningOf(other)).toEqual(all(1));
    expect(await mailsOf(other)).toHaveLength(2);
  });
});
