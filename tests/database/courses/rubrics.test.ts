import { describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { call } from './course.ts';
import { buyer, handedIn, lessonId, mark, rubric, useTasks } from './tasks.ts';

useTasks();

const setTask = (changes: Row) =>
  people.service.from('lessons').update(changes).eq('id', lessonId).throwOnError();

describe('the mentor marks a task', () => {
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
