import { describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { call, newBuyer } from './course.ts';
import { buyer, handedIn, lessonId, mark, submissions, useTasks } from './tasks.ts';

useTasks();

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
