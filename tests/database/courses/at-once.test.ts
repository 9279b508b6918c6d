import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';
import {
  addLessons,
  as,
  newAccount,
  newLearner,
  numberOf,
  succeeded,
  times,
  valuesOf,
} from './native-course.ts';

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
});
