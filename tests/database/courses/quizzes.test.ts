import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/people.ts';
import { people } from '../support/use-backend.ts';
import { call, newBuyer, useCourse } from './course.ts';
import {
  addLessonWithQuiz,
  answerQuiz,
  aQuiz,
  attemptsOf,
  type Marked,
  questionIds,
} from './quiz.ts';

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

const rightOf = ({ results }: Marked) => results.map(({ is_right }) => is_right);

describe('an answer is right', () => {
  test('with all that is right and nothing else', async () => {
    expect(rightOf(await answer({ [single]: [1], [multiple]: [0, 2] }))).toEqual([true, true]);
    expect(rightOf(await answer({ [single]: [0], [multiple]: [0] }))).toEqual([false, false]);
    expect(rightOf(await answer({ [single]: [0, 1], [multiple]: [0, 1, 2] }))).toEqual([
      false,
      false,
    ]);
    expect(await attemptsOf(buyer, lessonId)).toEqual([
      { right_count: 2, question_count: 2 },
      { right_count: 0, question_count: 2 },
      { right_count: 0, question_count: 2 },
    ]);
  });

  test('in any order, and when an option is named twice', async () => {
    expect(rightOf(await answer({ [single]: [1, 1, 1], [multiple]: [2, 0, 2] }))).toEqual([
      true,
      true,
    ]);
  });

  test('whatever the order in which the mentor wrote down what is right', async () => {
    const [, question] = aQuiz();
    const quiz = [{ ...question, right: [2, 0] }];
    await call(people.admin, 'save_quiz', { lesson_id: lessonId, quiz });
    const [id = ''] = await questionIds(lessonId);
    expect(rightOf(await answer({ [id]: [0, 2] }))).toEqual([true]);
  });
});

test('an attempt tells what was right about it, why, and how many are left, and not what the key is', async () => {
  const marked = await answer({ [single]: [0], [multiple]: [0, 2] });
  expect(marked).toEqual({
    right_count: 1,
    question_count: 2,
    attempts_left: 4,
    results: [
      { question_id: single, is_right: false, explanation: 'Six parts are 30 litres.' },
      { question_id: multiple, is_right: true, explanation: 'Both have the parts 2 : 3.' },
    ],
  });
  expect(JSON.stringify(marked)).not.toContain('right_options');
});

describe('an attempt with', () => {
  const cases: [what: string, answers: () => unknown][] = [
    ['nothing', () => ({})],
    ['null', () => null],
    ['a text', () => JSON.stringify('right')],
    ['a number', () => 1],
    ['a list', () => [[1], [0, 2]]],
    ['texts for numbers', () => ({ [single]: ['1'], [multiple]: ['0', '2'] })],
    ['an answer that is no list', () => ({ [single]: 1, [multiple]: '0,2' })],
    ['an answer that is an object', () => ({ [single]: { 0: 1 }, [multiple]: { right: true } })],
    ['lists in lists', () => ({ [single]: [[1]], [multiple]: [[0, 2]] })],
    ['null and true', () => ({ [single]: [null], [multiple]: [true] })],
    ['parts of numbers', () => ({ [single]: [1.2], [multiple]: [-1, 99, 1e300] })],
  ];
  test.each(cases)('%s is marked as wrong and counts', async (_what, answers) => {
    expect(rightOf(await answer(answers()))).toEqual([false, false]);
    expect(await attemptsOf(buyer, lessonId)).toEqual([{ right_count: 0, question_count: 2 }]);
  });

  test('a hundred thousand options is marked as what it is', async () => {
    const options = Array.from({ length: 100_000 }, (_value, index) => index);
    expect(rightOf(await answer({ [single]: options, [multiple]: options }))).toEqual([
      false,
      false,
    ]);
  });

  test.each([
    ['questions that there are not', async () => ({ [crypto.randomUUID()]: [1], 'x; drop': [0] })],
    ['the questions of another lesson', async () => answersElsewhere()],
    ['the questions from before the mentor changed them', async () => answersBeforeAChange()],
  ])('%s is refused, and does not count', async (_what, answers) => {
    const { error } = await buyer.client.rpc('answer_quiz', {
      lesson_id: lessonId,
      answers: await answers(),
    });
    expect(error?.message).toContain('other questions now');
    expect(await attemptsOf(buyer, lessonId)).toEqual([]);
  });

  test('more than twenty questions is refused before they are looked up', async () => {
    const ids = Array.from({ length: 50_000 }, () => [crypto.randomUUID(), [1]]);
    const { error } = await buyer.client.rpc('answer_quiz', {
      lesson_id: lessonId,
      answers: Object.fromEntries(ids),
    });
    expect(error?.message).toContain('at most twenty');
    expect(await attemptsOf(buyer, lessonId)).toEqual([]);
  });

  async function answersElsewhere() {
    const other = await addLessonWithQuiz();
    return { [other.single]: [1] };
  }

  async function answersBeforeAChange() {
    const [before = ''] = await questionIds(lessonId);
    const [first, ...others] = aQuiz();
    const changed = [{ ...first, prompt: 'Which one now?' }, ...others];
    await call(people.admin, 'save_quiz', { lesson_id: lessonId, quiz: changed });
    return { [before]: [1] };
  }
});
