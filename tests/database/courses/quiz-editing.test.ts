import { beforeEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, call, useCourse } from './course.ts';
import { aQuiz, questionIds } from './quiz.ts';

useCourse();

let lessonId: string;
beforeEach(async () => {
  lessonId = await addLesson();
});

const save = (quiz: unknown) => people.admin.client.rpc('save_quiz', { lesson_id: lessonId, quiz });

const stored = () => call(people.admin, 'quiz_with_keys', { lesson_id: lessonId });

const auditLines = async () =>
  (
    await people.admin.client
      .from('admin_actions')
      .select('action, table_name, summary')
      .eq('row_id', lessonId)
  ).data;

describe('an admin', () => {
  test('saves a quiz and gets it back with what is right', async () => {
    expect((await save(aQuiz())).error).toBeNull();
    expect(await stored()).toEqual(aQuiz());
    expect(await auditLines()).toEqual([
      { action: 'changed', table_name: 'lessons', summary: 'quiz' },
    ]);
  });

  test('changes nothing by saving the same again', async () => {
    await save(aQuiz());
    const before = await questionIds(lessonId);
    await save(aQuiz());
    expect(await questionIds(lessonId)).toEqual(before);
    expect(await auditLines()).toHaveLength(1);
  });

  test('changes the lesson by it, so that who has it open elsewhere is told', async () => {
    const updatedAt = async () =>
      (await people.service.from('lessons').select('updated_at').eq('id', lessonId).single()).data
        ?.updated_at as string;
    const before = await updatedAt();
    await save(aQuiz());
    const after = await updatedAt();
    expect(after > before).toBe(true);
    await save(aQuiz());
    expect(await updatedAt()).toBe(after);
  });

  test('removes a quiz by saving none', async () => {
    await save(aQuiz());
    await save([]);
    expect(await stored()).toEqual([]);
  });

  test('can have twenty questions, and not one more', async () => {
    const questions = (count: number) => Array.from({ length: count }, () => aQuiz()[0]);
    expect((await save(questions(20))).error).toBeNull();
    expect((await save(questions(21))).error).not.toBeNull();
    expect(await stored()).toHaveLength(20);
  });

  test('cannot give a quiz to a lesson that there is not', async () => {
    lessonId = crypto.randomUUID();
    expect((await save(aQuiz())).error).not.toBeNull();
  });
});

describe('a quiz is refused whole', () => {
  const [first = {}] = aQuiz();
  const changed = (changes: Row) => [...aQuiz(), { ...first, ...changes }];
  const without = (key: string) => [
    ...aQuiz(),
    Object.fromEntries(Object.entries(first).filter(([name]) => name !== key)),
  ];
  const cases: [what: string, quiz: unknown][] = [
    ['is null', null],
    ['is a text', 'quiz'],
    ['is an object', { kind: 'single' }],
    ['has a question that is a number', [...aQuiz(), 7]],
    ['has a question that is null', [...aQuiz(), null]],
    ...['kind', 'prompt', 'options', 'right', 'explanation'].map((key): [string, unknown] => [
      `has a question without its ${key}`,
      without(key),
    ]),
    ['has a kind that there is not', changed({ kind: 'essay' })],
    ['has no options', changed({ options: [] })],
    ['has one option', changed({ options: ['Only'], right: [0] })],
    ['has seven options', changed({ options: ['1', '2', '3', '4', '5', '6', '7'] })],
    ['has an empty option', changed({ options: ['a', ' '] })],
    ['has an option that is null', changed({ options: ['a', null] })],
    ['has an option of 301 characters', changed({ options: ['a', 'x'.repeat(301)] })],
    ['has options that are no list', changed({ options: 'a,b' })],
    ['has nothing that is right', changed({ right: [] })],
    ['has nothing that is right of several', changed({ kind: 'multiple', right: [] })],
    ['has two that are right of one', changed({ right: [0, 1] })],
    ['has something right that is no option', changed({ right: [2] })],
    ['has something right below the first', changed({ right: [-1] })],
    ['has something right that is null', changed({ kind: 'multiple', right: [0, null] })],
    ['has something right that is a text', changed({ right: ['first'] })],
    ['has something right that is half', changed({ right: [0.5] })],
  ];
  test.each(cases)('when it %s', async (_what, quiz) => {
    await save(aQuiz().slice(0, 1));
    const { error } = await save(quiz);
    expect(error).not.toBeNull();
    expect(await stored()).toEqual(aQuiz().slice(0, 1));
  });

  test.each(hostileTexts)('with %s', async (_what, text) => {
    for (const changes of [{ prompt: text }, { explanation: text }, { options: ['a', text] }]) {
      expect((await save([{ ...first, ...changes }])).error).not.toBeNull();
    }
    expect(await stored()).toEqual([]);
  });
});
