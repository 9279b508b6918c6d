import { describe, expect, test } from 'vitest';
import { answersOfFunctions, answersOfTables, answerTo } from '../support/every-answer.ts';
import type { Client } from '../support/people.ts';
import { people } from '../support/use-backend.ts';
import { call, resumeCourse } from './course.ts';
import { buyer, lessonId, marked, slug, strangers, usePaidLesson } from './paid-lesson.ts';

usePaidLesson();

/** How many rows somebody reads of the lesson, of its files, its questions, its keys and its video. */
async function rowsFor(client: Client) {
  const count = async (table: string, columns: string, column: string, value: string) =>
    (await client.from(table).select(columns).eq(column, value)).data?.length ?? 0;
  const { data } = await people.service.from('questions').select('id').eq('lesson_id', lessonId);
  const questionId = String(data?.[0]?.id);
  return {
    lesson: await count('lessons', 'body', 'id', lessonId),
    file: await count('lesson_files', 'content_base64', 'lesson_id', lessonId),
    question: await count('questions', 'prompt', 'lesson_id', lessonId),
    key: await count('question_keys', 'right_options', 'question_id', questionId),
    video: await count('lessons', 'video_url', 'id', lessonId),
  };
}

const none = { lesson: 0, file: 0, question: 0, key: 0, video: 0 };

test('a buyer reads a paid lesson, its file, its questions and its video, but not the key', async () => {
  expect(await rowsFor(buyer.client)).toEqual({
    ...none,
    lesson: 1,
    file: 1,
    question: 1,
    video: 1,
  });
});

test('a visitor, another student and a buyer after the refund read none of it', async () => {
  for (const [who, client] of strangers()) expect(await rowsFor(client), who).toEqual(none);
});

describe('a visitor, another student and a buyer after the refund find no word of it', () => {
  test('in any table', async () => {
    for (const [who, client] of strangers()) {
      const answers = await answersOfTables(client);
      expect(answers.map(([name]) => name)).toContain('lessons');
      for (const [name, answer] of answers) expect(answer, `${name}, ${who}`).not.toContain(marked);
    }
  });

  test('in any answer of a function', { timeout: 90_000 }, async () => {
    for (const [who, client] of strangers()) {
      const answers = await answersOfFunctions(client, [lessonId, slug]);
      expect(answers.map(([name]) => name)).toContain('lesson_page');
      for (const [name, answer] of answers) expect(answer, `${name}, ${who}`).not.toContain(marked);
    }
  });

  test('in the page of the lesson, which tells what there is', async () => {
    for (const [who, client] of strangers()) {
      const page = await call({ client }, 'lesson_page', {
        course: resumeCourse.slug,
        lesson: slug,
      });
      expect(page, who).toMatchObject({
        lesson: null,
        outline: [{ slug, has_quiz: true, has_task: true, is_free: false }],
      });
      expect(JSON.stringify(page), who).not.toContain(marked);
    }
  });

  test.each([
    'lessons?select=*,lesson_files(*),questions(*,question_keys(*))',
    'questions?select=*,question_keys(*),lessons(*)',
    'lesson_files?select=*,lessons(*)',
    'courses?select=*,lessons(*)',
    'courses?select=*,lessons!inner(*)',
    'course_modules?select=*,lessons(*)',
    'lesson_progress?select=*,lessons(*)',
    `lessons?select=slug&body=like.*${marked}*`,
    `lessons?select=slug&or=(body.like.*${marked}*,slug.eq.nothing)`,
    `courses?select=slug,lessons!inner(slug)&lessons.video_url=like.*${marked}*`,
    'lessons?select=slug&order=body.asc',
  ])('by the path %s', async (path) => {
    for (const [who, client] of strangers()) {
      const answer = await answerTo(path, client);
      expect(answer, who).not.toContain(marked);
      expect(answer, who).not.toContain(slug);
    }
  });
});
