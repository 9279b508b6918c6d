import { beforeEach, describe, expect, test } from 'vitest';
import { aLesson, aModule } from '../support/sample-course.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { call, course, emptyCourse, useCourse } from './course.ts';
import { aQuiz } from './quiz.ts';
import { seenIn, sortLessons } from './sorting.ts';

useCourse();
beforeEach(emptyCourse);

const beforehand = new Date(Date.now() - 60_000).toISOString();

/** What is told of the lessons, as [title, change]. */
async function told(table = 'lessons', moment = beforehand): Promise<string[][]> {
  const { data } = await people.admin.client.rpc('changes_since', { moment }).throwOnError();
  return (data as { table_name: string; subject: string; change: string }[])
    .filter(({ table_name }) => table_name === table)
    .map(({ subject, change }) => [subject, change]);
}

async function add(title: string, changes: Row): Promise<Row> {
  const lesson = aLesson({ course_id: course.id, module_id: course.moduleId, title, ...changes });
  await people.admin.client.from('lessons').insert(lesson).throwOnError();
  return lesson;
}

const change = ({ id }: Row, changes: Row) =>
  people.admin.client.from('lessons').update(changes).eq('id', id).throwOnError();

describe('an admin is told that the pages wait to be built', () => {
  test.each([{ is_free: true }, { is_free: false }])(
    'for a lesson that is new, %j: the page of a free lesson lists them all',
    async (changes) => {
      const title = `New: ${JSON.stringify(changes)}`;
      await add(title, changes);
      expect(await told()).toContainEqual([title, 'shown']);
    },
  );

  test('for a lesson that was renamed, and for one that is not free any more', async () => {
    await change(await add('Old', {}), { title: 'New name' });
    await change(await add('Was free', { is_free: true }), { is_free: false });
    expect(await told()).toContainEqual(['New name', 'shown']);
    expect(await told()).toContainEqual(['Was free', 'shown']);
  });

  test.each([{ status: 'draft' }, { status: 'removed' }])(
    'for a lesson that is now %j',
    async (changes) => {
      const title = `Was there: ${JSON.stringify(changes)}`;
      await change(await add(title, {}), changes);
      expect(await told()).toContainEqual([title, 'gone']);
    },
  );

  test('for a module that was renamed, once it has a lesson', async () => {
    const module = aModule({ course_id: course.id });
    await people.service.from('course_modules').insert(module).throwOnError();
    const rename = (title: string) =>
      people.admin.client
        .from('course_modules')
        .update({ title })
        .eq('id', module['id'])
        .throwOnError();
    await rename('Empty');
    expect(await told('course_modules')).toEqual([]);
    await add('In it', { module_id: module['id'] });
    await rename('First');
    await rename('Second');
    expect(await told('course_modules')).toEqual([['Second', 'shown']]);
  });

  test('not for a draft, whatever happens to it', async () => {
    const titles = ['A draft', 'A free draft', 'A removed draft'];
    await add('A draft', { status: 'draft' });
    await add('A free draft', { status: 'draft', is_free: true });
    await change(await add('A removed draft', { status: 'draft' }), { status: 'removed' });
    expect((await told()).filter(([title]) => titles.includes(title ?? ''))).toEqual([]);
  });

  describe('of what visitors see of a lesson, and of nothing else:', () => {
    /** The titles that are told, where the pages were built before the act. */
    async function toldAfter(act: () => PromiseLike<unknown>): Promise<unknown[]> {
      const [now] = await backend.query<{ now: string }>('select clock_timestamp() as now');
      await act();
      return (await told('lessons', now?.now)).map(([title]) => title).sort();
    }
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

    test.each<[string, Row]>([
      ['a title', { title: 'Another title' }],
      ['a summary', { summary: 'Another summary.' }],
      ['a place', { position: 7 }],
      ['the minutes of a video', { video_minutes: 12 }],
      ['a text so long that the list counts other minutes', { body: words(1_000) }],
      ['what is free now', { is_free: true }],
    ])('%s of a paid lesson', async (_, changes) => {
      const lesson = await add('Paid', { body: words(440) });
      const title = changes['title'] ?? 'Paid';
      expect(await toldAfter(() => change(lesson, changes))).toEqual([title]);
    });

    test.each<[string, Row]>([
      ['its text', { body: words(450) }],
      ['its video', { video_url: 'https://youtu.be/other' }],
      ['its task', { task: 'Solve five.' }],
      ['the day on which it opens', { unlock_after_days: 3 }],
    ])('not %s, while it is paid for', async (_, changes) => {
      const lesson = await add('Paid', { body: words(440) });
      expect(await toldAfter(() => change(lesson, changes))).toEqual([]);
    });

    test.each<[string, Row]>([
      ['its text', { body: words(441) }],
      ['its video', { video_url: 'https://youtu.be/other' }],
      ['that it is not free any more', { is_free: false }],
    ])('%s, if it is free', async (_, changes) => {
      const lesson = await add('Free', { body: words(440), is_free: true });
      expect(await toldAfter(() => change(lesson, changes))).toEqual(['Free']);
    });

    test('the order of lessons, and only of those that have moved', async () => {
      const first = await add('First', { position: 1 });
      const second = await add('Second', { position: 2 });
      const third = await add('Third', { position: 3 });
      const ids = [first, second, third].map(({ id }) => String(id));
      const sort = (...lessons: Row[]) => {
        const wanted = lessons.map(({ id }) => id);
        return sortLessons(course.moduleId, wanted, seenIn(course.moduleId, ids)).throwOnError();
      };
      expect(await toldAfter(() => sort(first, second, third))).toEqual([]);
      expect(await toldAfter(() => sort(second, first, third))).toEqual(['First', 'Second']);
    });

    test('not its quiz, which only those who are logged in see', async () => {
      const lesson = await add('Free', { is_free: true });
      const save = () =>
        call(people.admin, 'save_quiz', { lesson_id: lesson['id'], quiz: aQuiz() });
      expect(await toldAfter(save)).toEqual([]);
    });

    test('not what an admin says about it', async () => {
      const lesson = await add('Paid', {});
      const later = '2099-01-01T00:00:00Z';
      expect(await toldAfter(() => change(lesson, { shown_at: later }))).toEqual([]);
    });
  });
});
