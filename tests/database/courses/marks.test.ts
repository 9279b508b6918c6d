import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, call, newBuyer, useCourse } from './course.ts';

useCourse();

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

async function submissions() {
  const { data } = await people.service
    .from('task_submissions')
    .select('id, points, comment, marked_at')
    .eq('lesson_id', lessonId)
    .throwOnError();
  return data as ({ id: string } & Row)[];
}

async function handedIn(): Promise<string> {
  await buyer.client
    .from('task_submissions')
    .insert({ lesson_id: lessonId, answer: 'Nine of ten.' })
    .throwOnError();
  return (await submissions())[0]?.id ?? '';
}

const mark = (id: string, points: unknown, more: Row = {}) =>
  people.admin.client.rpc('mark_submission', { id, points, rubric, ...more });

const setTask = (changes: Row) =>
  people.service.from('lessons').update(changes).eq('id', lessonId).throwOnError();

describe('the mentor marks a task', () => {
  test('once, with points for each criterion', async () => {
    const id = await handedIn();
    expect((await mark(id, [10, 0], { comment: ' Well tried. ' })).data).toBe(true);
    expect(await submissions()).toMatchObject([
      { points: [10, 0], comment: 'Well tried.', marked_at: expect.any(String) },
    ]);
    expect((await mark(id, [0, 0])).data).toBe(false);
    expect(await submissions()).toMatchObject([{ points: [10, 0] }]);
  });

  test.each([
    ['too few', [10]],
    ['too many', [10, 5, 1]],
    ['none', []],
    ['null', null],
    ['more than there are', [11, 5]],
    ['less than none', [10, -1]],
    ['null for one', [10, null]],
    [
      'a table of',
      [
        [10, 5],
        [10, 5],
      ],
    ],
  ])('not with %s points', async (_what, points) => {
    const id = await handedIn();
    expect((await mark(id, points)).error).not.toBeNull();
    expect(await submissions()).toMatchObject([{ points: null, marked_at: null }]);
  });

  test('not with a comment of 4 001 characters, and with none that is only spaces', async () => {
    const id = await handedIn();
    expect((await mark(id, [1, 1], { comment: 'x'.repeat(4001) })).error?.code).toBe('23514');
    expect((await mark(id, [1, 1], { comment: '   ' })).data).toBe(true);
    expect(await submissions()).toMatchObject([{ comment: null }]);
  });

  test('also when the lesson has no task any more', async () => {
    const id = await handedIn();
    await setTask({ task: null, rubric: null });
    expect((await mark(id, [3], { rubric: null })).data).toBe(true);
  });

  test('by the rubric that they see, which is refused when it is another one by now', async () => {
    const id = await handedIn();
    const changed = [{ criterion: 'All ten are right.', points: 10 }, rubric[1]];
    await setTask({ rubric: changed });
    expect((await mark(id, [10, 5])).error?.code).toBe('23514');
    await setTask({ task: null, rubric: null });
    expect((await mark(id, [10, 5])).error?.code).toBe('23514');
    await setTask({ task: 'Solve ten.', rubric: changed });
    expect((await mark(id, [10, 5], { rubric: changed })).data).toBe(true);
  });

  test.each([
    { rubric: [{ criterion: 'Something else.', points: 1 }] },
    { task: null, rubric: null },
  ])('and the marks keep their rubric when the lesson has %j', async (changes) => {
    await mark(await handedIn(), [10, 0]);
    await setTask(changes);
    const work = await call<{ submissions: Row[] }>(buyer, 'lesson_work', { lesson_id: lessonId });
    expect(work.submissions).toMatchObject([{ points: [10, 0], rubric }]);
  });

  test('and finds it among what waits, until then', async () => {
    const id = await handedIn();
    const waits = async () =>
      (await call<{ id: string }[]>(people.admin, 'course_inbox')).some((entry) => entry.id === id);
    expect(await waits()).toBe(true);
    await mark(id, [1, 1]);
    expect(await waits()).toBe(false);
  });

  test('and sees who waits by the address of the account, not the one in the profile', async () => {
    const learner = await newBuyer();
    await learner.client
      .from('profiles')
      .update({ email: 'principal@college.example' })
      .eq('id', learner.id)
      .throwOnError();
    await learner.client
      .from('lesson_questions')
      .insert({ lesson_id: lessonId, question: 'Why divide only once?' })
      .throwOnError();
    const entries = await call<Row[]>(people.admin, 'course_inbox');
    const addresses = entries.map(({ email }) => email);
    expect(addresses).toContain(learner.email);
    expect(addresses).not.toContain('principal@college.example');
  });

  test('but not one that does not exist, and learners mark none', async () => {
    expect((await mark(crypto.randomUUID(), [1, 1])).data).toBe(false);
    const { error } = await buyer.client.rpc('mark_submission', {
      id: await handedIn(),
      points: [10, 5],
    });
    expect(error?.code).toBe('42501');
    expect(await submissions()).toMatchObject([{ marked_at: null }]);
  });
});

describe('a rubric is refused', () => {
  test.each([
    ['without a task', { task: null, rubric: [{ criterion: 'A', points: 1 }] }],
    ['missing for a task', { rubric: null }],
    ['empty', { rubric: [] }],
    ['of nine lines', { rubric: Array.from({ length: 9 }, () => ({ criterion: 'A', points: 1 })) }],
    ['without a criterion', { rubric: [{ points: 1 }] }],
    ['without points', { rubric: [{ criterion: 'A' }] }],
    ['with one line of two without points', { rubric: [{ criterion: 'A', points: 1 }, {}] }],
    ['with a criterion that is a number', { rubric: [{ criterion: 1, points: 1 }] }],
    ['with an empty criterion', { rubric: [{ criterion: ' ', points: 1 }] }],
    ['with no points', { rubric: [{ criterion: 'A', points: 0 }] }],
    ['with eleven points', { rubric: [{ criterion: 'A', points: 11 }] }],
    ['with half a point', { rubric: [{ criterion: 'A', points: 1.5 }] }],
    ['with points as a text', { rubric: [{ criterion: 'A', points: '1' }] }],
    ['that is an object', { rubric: { criterion: 'A', points: 1 } }],
    ['of lists', { rubric: [['A', 1]] }],
    ['of null', { rubric: [null] }],
  ])('%s', async (_what, changes) => {
    const { error } = await people.admin.client.from('lessons').update(changes).eq('id', lessonId);
    expect(error?.code).toBe('23514');
  });
});
