import { describe, expect, test } from 'vitest';
import { answersOfTables, answerTo } from '../support/every-answer.ts';
import type { Client } from '../support/people.ts';
import { people } from '../support/use-backend.ts';
import { call, resumeCourse } from './course.ts';
import { buyer, lessonId, marked, slug, strangers, usePaidLesson } from './paid-lesson.ts';

usePaidLesson();

describe('the key of a quiz is read by nobody', () => {
  const explanation = 'is mercury';
  const readers = (): [string, Client][] => [
    ...strangers(),
    ['a buyer', buyer.client],
    ['an admin', people.admin.client],
  ];

  test('in any table', async () => {
    for (const [who, client] of readers()) {
      for (const [name, answer] of await answersOfTables(client)) {
        expect(answer, `${name}, ${who}`).not.toContain(explanation);
      }
    }
  });

  test.each([
    'question_keys?select=*',
    'questions?select=id,question_keys(*)',
    'questions?select=id,question_keys!inner(question_id)&question_keys.right_options=cs.{1}',
    'lessons?select=id,questions(id,question_keys(right_options))',
    'questions?select=id,key:question_keys(explanation)',
  ])('by the path %s', async (path) => {
    for (const [who, client] of readers()) {
      const answer = await answerTo(path, client);
      expect(answer, who).not.toMatch(/mercury|right_options":|question_id":/);
    }
  });

  test('by asking for it, unless an admin asks', async () => {
    const ask = (client: Client) => client.rpc('quiz_with_keys', { lesson_id: lessonId });
    for (const [who, client] of [...strangers(), ['a buyer', buyer.client]] as [string, Client][]) {
      expect(await ask(client), who).toMatchObject({ data: null, error: { code: '42501' } });
    }
    expect((await ask(people.admin.client)).data).toMatchObject([{ right: [1] }]);
  });

  test('in what a buyer gets of the lesson', async () => {
    const page = await call<{ lesson: { questions: object[] } }>(buyer, 'lesson_page', {
      course: resumeCourse.slug,
      lesson: slug,
    });
    expect(JSON.stringify(page)).toContain(`The ${marked} rule.`);
    expect(page.lesson.questions).toEqual([
      {
        id: expect.any(String),
        kind: 'single',
        prompt: `What is ${marked}?`,
        options: [`A ${marked}`, 'A metal'],
      },
    ]);
  });
});
