import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, buy, newBuyer, refund, useCourse } from './course.ts';

useCourse();

const megabyte = 1024 * 1024;
const base64 = (bytes: number) => Buffer.alloc(bytes, 'x').toString('base64');
const aFileOf = (bytes: number): Row => ({
  file_name: 'answer.pdf',
  file_type: 'application/pdf',
  file_base64: base64(bytes),
});

const rubric = [
  { criterion: 'All ten are tried.', points: 10 },
  { criterion: 'Within five minutes.', points: 5 },
];

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  await forgetWrites(backend);
  lessonId = await addLesson({ rubric });
});

const handIn = (changes: Row = {}, { client }: Person = buyer) =>
  client
    .from('task_submissions')
    .insert({ lesson_id: lessonId, answer: 'Nine of ten.', ...changes });

async function submissions() {
  const { data } = await people.service
    .from('task_submissions')
    .select('id, user_id, answer, file_size, points, comment, marked_at, created_at')
    .eq('lesson_id', lessonId)
    .order('created_at')
    .throwOnError();
  return data as ({ id: string } & Row)[];
}

async function handedIn(): Promise<string> {
  await handIn().throwOnError();
  return (await submissions()).at(-1)?.id ?? '';
}

/** The mentor marks what was handed in last. */
async function mark(): Promise<void> {
  const last = (await submissions()).at(-1);
  await people.admin.client
    .rpc('mark_submission', { id: last?.id ?? '', points: [10, 5], rubric })
    .throwOnError();
}

describe('a learner hands in a task', () => {
  test('as a text, as a file, or both', async () => {
    await handIn().throwOnError();
    await mark();
    await handIn({ answer: null, ...aFileOf(5) }).throwOnError();
    await mark();
    await handIn(aFileOf(6)).throwOnError();
    expect((await submissions()).map(({ file_size }) => file_size)).toEqual([null, 5, 6]);
  });

  test('three times for a lesson', async () => {
    for (let count = 0; count < 3; count += 1) {
      await handIn().throwOnError();
      await mark();
    }
    expect((await handIn()).error?.code).toBe('23514');
    lessonId = await addLesson();
    expect((await handIn()).error).toBeNull();
  });

  test('again before it is marked, which replaces it and costs no try', async () => {
    await handIn().throwOnError();
    await mark();
    await handIn(aFileOf(5)).throwOnError();
    await handIn({ answer: 'Ten of ten.' }).throwOnError();
    const texts = async () => (await submissions()).map(({ answer }) => answer);
    expect(await texts()).toEqual(['Nine of ten.', 'Ten of ten.']);
    await mark();
    await handIn({ answer: 'Eleven of ten.' }).throwOnError();
    expect(await texts()).toEqual(['Nine of ten.', 'Ten of ten.', 'Eleven of ten.']);
  });

  test('again, and leaves what others and other lessons wait with', async () => {
    const other = await newBuyer();
    await handIn({}, other).throwOnError();
    const first = lessonId;
    lessonId = await addLesson();
    await handIn().throwOnError();
    await handIn({ answer: 'Ten of ten.' }).throwOnError();
    expect(await submissions()).toMatchObject([{ answer: 'Ten of ten.' }]);
    lessonId = first;
    expect(await submissions()).toMatchObject([{ user_id: other.id, answer: 'Nine of ten.' }]);
  });

  test('and the same again after a lost answer, which is the same task', async () => {
    const id = crypto.randomUUID();
    await handIn({ id }).throwOnError();
    expect((await handIn({ id })).error?.code).toBe('23505');
    expect(await submissions()).toMatchObject([{ id }]);
  });

  test('ten times a day', async () => {
    for (let count = 0; count < 10; count += 1) await handIn().throwOnError();
    lessonId = await addLesson();
    expect(await handIn()).toMatchObject({ status: 429, error: { code: 'write_limit' } });
    expect(await submissions()).toEqual([]);
  });

  test('with marks that nobody gave, and these are ignored', async () => {
    await handIn({
      points: [10, 5],
      comment: 'Excellent',
      marked_at: '2026-01-01T00:00:00Z',
      created_at: '2026-01-01T00:00:00Z',
    }).throwOnError();
    const [stored] = await submissions();
    expect(stored).toMatchObject({ points: null, comment: null, marked_at: null });
    expect(Date.parse(String(stored?.['created_at']))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('and cannot change or delete it', async () => {
    const id = await handedIn();
    const rows = () => buyer.client.from('task_submissions');
    await rows().update({ answer: 'Ten of ten.' }).eq('id', id);
    await rows().delete().eq('id', id);
    await rows().upsert({ id, lesson_id: lessonId, answer: 'Ten of ten.' });
    expect(await submissions()).toMatchObject([{ answer: 'Nine of ten.' }]);
  });
});

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
      lessonId = await addLesson(closed);
      expect((await handIn()).error?.code).toBe('42501');
    }
    lessonId = crypto.randomUUID();
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
