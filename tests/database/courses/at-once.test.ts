import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';
import { addLessons, as, newAccount, newLearner, newOrder, numberOf } from './native-course.ts';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_value, index) => work(index)));

const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

const valuesOf = <Value>(outcomes: PromiseSettledResult<Value>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'));

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('at the same time', () => {
  useNativeDatabase(20);

  test('five clicks make one row of progress, and the course is opened once', async () => {
    const { lessons } = await addLessons(1);
    const [lesson = ''] = lessons;
    const learner = await newLearner();
    const clicks = await times(5, () =>
      as(learner, (tx) => tx`select public.save_progress(${lesson}, 3, 0, true)`),
    );
    expect(succeeded(clicks)).toBe(5);
    expect(
      await numberOf(sql`select count(*) from public.lesson_progress where user_id = ${learner}`),
    ).toBe(1);
  });

  test('a thousand attempts at a quiz make five', async () => {
    const { lessons } = await addLessons(1);
    const [lesson = ''] = lessons;
    const quiz = [
      { kind: 'single', prompt: 'Which?', options: ['a', 'b'], right: [1], explanation: 'b' },
    ];
    const admin = await newAccount('admin');
    await as(admin, (tx) => tx`select public.save_quiz(${lesson}, ${sql.json(quiz)})`);
    const learner = await newLearner();
    const attempts = await times(1_000, () =>
      as(learner, (tx) => tx`select public.answer_quiz(${lesson}, '{}')`),
    );
    expect(succeeded(attempts)).toBe(5);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'PGRST' });
    }
    expect(
      await numberOf(sql`select count(*) from public.quiz_attempts where user_id = ${learner}`),
    ).toBe(5);
  });

  test('of ten tasks that one learner hands in, one waits for the mentor', async () => {
    const { lessons } = await addLessons(1);
    const [lesson = ''] = lessons;
    const learner = await newLearner();
    const tasks = await times(10, () =>
      as(
        learner,
        (tx) => tx`
          insert into public.task_submissions (user_id, lesson_id, answer)
          values (${learner}, ${lesson}, 'Nine of ten.')`,
      ),
    );
    expect(succeeded(tasks)).toBe(10);
    expect(
      await numberOf(sql`select count(*) from public.task_submissions where user_id = ${learner}`),
    ).toBe(1);
  });

  test('one of two admins marks a task', async () => {
    const { lessons } = await addLessons(1);
    const learner = await newLearner();
    const [task] = await as(
      learner,
      (tx) => tx<{ id: string }[]>`
        insert into public.task_submissions (user_id, lesson_id, answer)
        values (${learner}, ${lessons[0] ?? ''}, 'Nine of ten.') returning id`,
    );
    const marks = await times(2, async () =>
      as(await newAccount('admin'), async (tx) => {
        const [row] = await tx`
          select public.mark_submission(
            ${task?.id ?? ''}, '{7}', '[{"criterion": "All ten.", "points": 10}]'
          ) as done`;
        return row?.['done'] as boolean;
      }),
    );
    expect(valuesOf(marks).sort()).toEqual([false, true]);
  });

  test('one of ten admins gives a course', async () => {
    const learner = await newAccount();
    const admin = await newAccount('admin');
    const gifts = await times(10, () =>
      as(admin, async (tx) => {
        const [row] = await tx<{ answer: string }[]>`
          select public.give_course(id, ${`${learner}@college.example`}) as answer
          from public.courses where slug = 'resume-mastery'`;
        return row?.answer;
      }),
    );
    expect(valuesOf(gifts).filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(valuesOf(gifts).filter((answer) => answer === 'has_it')).toHaveLength(9);
  });

  describe('a course that waits', () => {
    const claim = (account: string) =>
      as(account, async (tx) => {
        const [row] = await tx<{ count: number }[]>`select public.claim_course() as count`;
        return row?.count ?? 0;
      });

    /** Someone whose order was paid before the address was confirmed. */
    async function waitingBuyer(): Promise<{ account: string; orderId: string }> {
      const account = await newAccount();
      await sql`update auth.users set email_confirmed_at = null where id = ${account}`;
      const orderId = await newOrder(`${account}@college.example`);
      await sql`update auth.users set email_confirmed_at = now() where id = ${account}`;
      return { account, orderId };
    }

    const openEnrolments = (account: string) =>
      numberOf(sql`
        select count(*) from public.enrolments where user_id = ${account} and ended_at is null`);

    test('is claimed by one of ten requests', async () => {
      const { account } = await waitingBuyer();
      const claims = valuesOf(await times(10, () => claim(account)));
      expect(claims.filter((count) => count === 1)).toHaveLength(1);
      expect(claims.filter((count) => count === 0)).toHaveLength(9);
      expect(await openEnrolments(account)).toBe(1);
    });

    test('is not claimed while its money goes back', async () => {
      const { account, orderId } = await waitingBuyer();
      const claimed = await sql.begin(async (transaction) => {
        const refund = transaction as unknown as Sql;
        await refund`
          update public.payments set payment_status = 'refunded' where order_id = ${orderId}`;
        const request = claim(account);
        // It reads the order as it was before the refund, which is not committed yet.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { request };
      });
      expect(await claimed.request).toBe(0);
      expect(await openEnrolments(account)).toBe(0);
    });

    test('is not claimed by the old address while the order moves to another one', async () => {
      const { account, orderId } = await waitingBuyer();
      const claimed = await sql.begin(async (transaction) => {
        const move = transaction as unknown as Sql;
        await move`
          update public.payments set customer_email = 'right@college.example' where order_id = ${orderId}`;
        const request = claim(account);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { request };
      });
      expect(await claimed.request).toBe(0);
      expect(await openEnrolments(account)).toBe(0);
    });
  });

  test('two admins sort lessons: each time all are in the order of one of them', async () => {
    const { moduleId, lessons } = await addLessons(40);
    const admins = [await newAccount('admin'), await newAccount('admin')];
    const orders = [lessons, lessons.toReversed()];
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await times(2, (index) =>
        as(
          admins[index] ?? '',
          (tx) => tx`select public.sort_lessons(${moduleId}, ${orders[index] ?? []}::uuid[])`,
        ),
      );
      expect(succeeded(outcomes)).toBe(2);
      const rows = await sql<{ id: string }[]>`
        select id from public.lessons where module_id = ${moduleId} order by position`;
      expect(orders).toContainEqual(rows.map(({ id }) => id));
    }
  });
});
