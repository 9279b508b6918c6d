import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, buy, call, newBuyer, refund, useCourse } from './course.ts';
import { addLessonWithQuiz, answerQuiz, aQuiz, attemptsOf, questionIds } from './quiz.ts';

useCourse();

let buyer: Person;
let lessonId: string;
let single: string;
let multiple: string;

beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  ({ lessonId, single, multiple } = await addLessonWithQuiz());
});

const answer = (answers: unknown, who = buyer) => answerQuiz(who, lessonId, answers);

describe('a learner tries a quiz', () => {
  const rightAnswers = () => ({ [single]: [1], [multiple]: [0, 2] });

  test('five times a day, and again on the next one', async () => {
    for (let left = 4; left >= 0; left -= 1) {
      expect(await answer(rightAnswers())).toMatchObject({ attempts_left: left });
    }
    const { error, status } = await buyer.client.rpc('answer_quiz', {
      lesson_id: lessonId,
      answers: rightAnswers(),
    });
    expect(status).toBe(429);
    expect(error?.code).toBe('quiz_limit');
    // Until midnight in India.
    const wait = Number(error?.details);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await attemptsOf(buyer, lessonId)).toHaveLength(5);

    await backend.query(
      `update public.quiz_attempts set created_at = created_at - interval '1 day' where user_id = $1`,
      [buyer.id],
    );
    expect(await answer(rightAnswers())).toMatchObject({ attempts_left: 4 });
  });

  test('as often in another lesson, and as others do', async () => {
    for (let count = 0; count < 5; count += 1) await answer({});
    expect(await answer({}, await newBuyer())).toMatchObject({ attempts_left: 4 });
    ({ lessonId } = await addLessonWithQuiz());
    expect(await answer({})).toMatchObject({ attempts_left: 4 });
  });

  test('and keeps the attempts when the quiz changes', async () => {
    await answer(rightAnswers());
    await call(people.admin, 'save_quiz', { lesson_id: lessonId, quiz: aQuiz().slice(0, 1) });
    await answer({ [(await questionIds(lessonId))[0] ?? '']: [1] });
    expect(await attemptsOf(buyer, lessonId)).toEqual([
      { right_count: 2, question_count: 2 },
      { right_count: 1, question_count: 1 },
    ]);
  });

  test('not in a lesson that is not open to them, or has none', async () => {
    const former = await newcomer();
    await refund(await buy(former.email));
    const ask = (who: Person, id = lessonId) =>
      who.client.rpc('answer_quiz', { lesson_id: id, answers: {} });
    for (const who of [former, people.otherStudent]) {
      expect((await ask(who)).error?.code).toBe('42501');
    }
    expect((await ask(buyer, await addLesson())).error?.code).toBe('23514');
    expect((await ask(buyer, crypto.randomUUID())).error?.code).toBe('42501');
    ({ lessonId } = await addLessonWithQuiz({ unlock_after_days: 9 }));
    expect((await ask(buyer)).error?.code).toBe('42501');
    const free = await addLesson({ is_free: true });
    const visitor = await people.visitor.rpc('answer_quiz', { lesson_id: free, answers: {} });
    expect(visitor.error?.code).toBe('42501');
  });
});
