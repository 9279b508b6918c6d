import { beforeAll, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Client, Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, call, newBuyer, refund, useCourse } from './course.ts';
import { answerQuiz, aQuiz, questionIds } from './quiz.ts';

useCourse();

let buyer: Person;
let formerBuyer: Person;
/** With a quiz and without, and what is closed to those who have bought the course too. */
let forSale: string[];
let closed: string[];
/** Right, wrong, of no question, of too many, and what are no answers at all. */
let shapes: unknown[];

async function lessonWithQuiz(changes: Row = {}): Promise<string> {
  const id = await addLesson(changes);
  await call(people.admin, 'save_quiz', { lesson_id: id, quiz: aQuiz() });
  return id;
}

beforeAll(async () => {
  const paid = await lessonWithQuiz();
  const locked = await lessonWithQuiz({ unlock_after_days: 9 });
  forSale = [paid, await addLesson()];
  closed = [
    locked,
    await addLesson({ unlock_after_days: 9 }),
    await lessonWithQuiz({ status: 'draft' }),
    await lessonWithQuiz({ status: 'removed' }),
    crypto.randomUUID(),
  ];
  const [single = '', multiple = ''] = await questionIds(paid);
  const [ofLocked = ''] = await questionIds(locked);
  shapes = [
    { [single]: [1], [multiple]: [0, 2] },
    { [single]: [0] },
    { [ofLocked]: [1] },
    { [crypto.randomUUID()]: [1] },
    Object.fromEntries(Array.from({ length: 21 }, () => [crypto.randomUUID(), [1]])),
    {},
    [single],
    7,
    null,
  ];
  buyer = await newBuyer();
  formerBuyer = await newcomer();
  const orderId = await buy(formerBuyer.email);
  // No attempt is left for today.
  for (let count = 0; count < 5; count += 1) await answerQuiz(formerBuyer, paid, {});
  await refund(orderId);
});

/** All that somebody is answered, each answer once. */
async function answersTo(client: Client, lessons: string[]): Promise<unknown[]> {
  const answers = new Set<string>();
  for (const lesson_id of lessons) {
    for (const shape of shapes) {
      const { status, data, error } = await client.rpc('answer_quiz', {
        lesson_id,
        answers: shape,
      });
      answers.add(JSON.stringify({ status, data, error }));
    }
  }
  return [...answers].map((answer) => JSON.parse(answer) as unknown);
}

const refused = (status: number) => [
  expect.objectContaining({
    status,
    data: null,
    error: expect.objectContaining({ code: '42501' }),
  }),
];

test.each<[string, () => Client, number]>([
  ['a visitor', () => people.visitor, 401],
  ['someone without the course', () => people.otherStudent.client, 403],
  ['a buyer after the refund, who had no attempt left', () => formerBuyer.client, 403],
])('%s gets one answer, whatever they send and whether there is a quiz', async (_, who, status) => {
  expect(await answersTo(who(), [...forSale, ...closed])).toEqual(refused(status));
});

test('a visitor cannot answer the quiz of a free lesson, and someone with an account can', async () => {
  const free = [await lessonWithQuiz({ is_free: true }), await addLesson({ is_free: true })];
  expect(await answersTo(people.visitor, free)).toEqual(refused(401));
  expect(await answerQuiz(people.otherStudent, free[0] ?? '', {})).toMatchObject({
    right_count: 0,
  });
});

test('a learner gets one answer of what is not open yet, not published or not there', async () => {
  expect(await answersTo(buyer.client, closed)).toEqual(refused(403));
});

test('a learner is told why in a lesson that is open', async () => {
  const told = async (lesson: string | undefined, answers: unknown) =>
    (await buyer.client.rpc('answer_quiz', { lesson_id: lesson, answers })).error?.message;
  const [paid, plain] = forSale;
  expect(await told(plain, {})).toBe('This lesson has no quiz');
  expect(await told(paid, shapes[3])).toBe('The quiz has other questions now');
  expect(await told(paid, shapes[4])).toBe('A quiz has at most twenty questions');
});
