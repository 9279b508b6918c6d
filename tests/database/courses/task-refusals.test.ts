import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Person } from '../support/people.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, newBuyer, refund } from './course.ts';
import { aFileOf, buyer, goToLesson, handIn, lessonId, submissions, useTasks } from './tasks.ts';

useTasks();

const megabyte = 1024 * 1024;

describe('a task is not taken', () => {
  test.each([
    ['with neither text nor file', { answer: null }],
    ['with a text of 10 001 characters', { answer: 'x'.repeat(10_001) }],
    ['with a file of a byte over 1 MB', aFileOf(megabyte + 1)],
    ['with an empty file', { ...aFileOf(0) }],
    ['with a file without a name', { ...aFileOf(5), file_name: null }],
    ['with a file without a type', { ...aFileOf(5), file_type: null }],
    ['with a page as a file', { ...aFileOf(5), file_type: 'text/html' }],
    ['with a picture that can hold a script', { ...aFileOf(5), file_type: 'image/svg+xml' }],
    ['with a program', { ...aFileOf(5), file_type: 'application/octet-stream' }],
    ['with a file that is no base64', { ...aFileOf(5), file_base64: '%PDF-1.7' }],
    ['with a name that turns around', { ...aFileOf(5), file_name: 'a\u202efdp' }],
    ['with a type but no file', { file_type: 'application/pdf' }],
  ])('%s', async (_what, changes) => {
    expect((await handIn(changes)).error).not.toBeNull();
    expect(await submissions()).toEqual([]);
  });

  test.each(hostileTexts)('with %s', async (_what, text) => {
    expect((await handIn({ answer: text })).error).not.toBeNull();
    expect((await handIn({ ...aFileOf(5), file_name: text })).error).not.toBeNull();
  });

  test('of a lesson without a task, one that is closed, and one that does not exist', async () => {
    for (const closed of [
      { task: null, rubric: null },
      { unlock_after_days: 5 },
      { status: 'draft' },
    ]) {
      goToLesson(await addLesson(closed));
      expect((await handIn()).error?.code).toBe('42501');
    }
    goToLesson(crypto.randomUUID());
    expect((await handIn()).error?.code).toBe('42501');
  });

  test('of one who has not bought the course or not any more, nor for somebody else', async () => {
    const former = await newcomer();
    await refund(await buy(former.email));
    expect((await handIn({}, former)).error?.code).toBe('42501');
    expect((await handIn({}, people.otherStudent)).error?.code).toBe('42501');
    expect((await handIn({ user_id: buyer.id }, people.otherStudent)).error?.code).toBe('42501');
    expect((await handIn({ user_id: people.otherStudent.id })).error?.code).toBe('42501');
    expect(await submissions()).toEqual([]);
  });
});

test('a file of exactly 1 MB is taken, and only its owner and admins read it', async () => {
  await handIn(aFileOf(megabyte)).throwOnError();
  const read = async ({ client }: { client: Person['client'] }) =>
    (await client.from('task_submissions').select('file_base64').eq('lesson_id', lessonId)).data
      ?.length ?? 0;
  expect(await read(buyer)).toBe(1);
  expect(await read(people.admin)).toBe(1);
  for (const other of [await newBuyer(), people.otherStudent, { client: people.visitor }]) {
    expect(await read(other)).toBe(0);
  }
});
