import { beforeEach, describe, expect, test } from 'vitest';
import { aModule } from '../support/sample-course.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, change, course, emptyCourse, useCourse } from './course.ts';
import { type SeenLesson, seenIn, sortLessons, sortModules } from './sorting.ts';

useCourse();

let first: string;
let second: string;
let third: string;
let otherModule: string;
let seen: SeenLesson[];
beforeEach(async () => {
  await emptyCourse();
  const modules = people.service.from('course_modules').delete().eq('course_id', course.id);
  await modules.neq('id', course.moduleId).throwOnError();
  first = await addLesson({ position: 1 });
  second = await addLesson({ position: 2 });
  third = await addLesson({ position: 3 });
  otherModule = await addModule(5);
  seen = seenIn(course.moduleId, [first, second, third]);
});

async function addModule(position: number): Promise<string> {
  const module = aModule({ course_id: course.id, position });
  await people.service.from('course_modules').insert(module).throwOnError();
  return String(module['id']);
}

/** Whether the lessons are in this order now. */
const sort = async (moduleId: string, ids: string[], was: SeenLesson[] | null = seen) =>
  (await sortLessons(moduleId, ids, was).throwOnError()).data as boolean;

async function stored(table: string, column: string, id: string): Promise<string[]> {
  const rows = people.service.from(table).select('id').eq(column, id);
  const { data } = await rows.order('position').order('id').throwOnError();
  return (data as { id: string }[]).map((row) => row.id);
}

const lessonsOf = (moduleId: string) => stored('lessons', 'module_id', moduleId);

describe('an older tab of an admin', () => {
  test('puts no order back that another tab has stored', async () => {
    await sort(course.moduleId, [third, first, second]);
    expect(await sort(course.moduleId, [second, first, third])).toBe(false);
    expect(await lessonsOf(course.moduleId)).toEqual([third, first, second]);
  });

  test('puts no lesson back into the module that it has left', async () => {
    await sort(otherModule, [third]);
    expect(await sort(course.moduleId, [second, first, third])).toBe(false);
    expect(await lessonsOf(course.moduleId)).toEqual([first, second]);
    expect(await lessonsOf(otherModule)).toEqual([third]);
  });

  test('takes no lesson from the module in which it is by now', async () => {
    const thirdModule = await addModule(6);
    await sort(otherModule, [third]);
    expect(await sort(thirdModule, [third])).toBe(false);
    expect(await lessonsOf(otherModule)).toEqual([third]);
  });

  test('puts no lesson into a module that was deleted', async () => {
    await people.service.from('course_modules').delete().eq('id', otherModule).throwOnError();
    expect(await sort(otherModule, [first])).toBe(false);
    expect(await lessonsOf(course.moduleId)).toEqual([first, second, third]);
  });

  test.each([[[]], [null]])('moves no lesson having seen %j', async (none) => {
    expect(await sort(course.moduleId, [second, first, third], none)).toBe(false);
    expect(await lessonsOf(course.moduleId)).toEqual([first, second, third]);
  });

  test('whose answer was lost has saved what is stored already as it wants it', async () => {
    const wanted = [third, first, second];
    expect(await sort(course.moduleId, wanted)).toBe(true);
    expect(await sort(course.moduleId, wanted)).toBe(true);
    expect(await sort(otherModule, [second])).toBe(true);
    expect(await sort(otherModule, [second])).toBe(true);
  });

  test('moves a lesson between others, whatever their order in the module that it leaves', async () => {
    await sort(course.moduleId, [second, first, third]);
    expect(await sort(otherModule, [third])).toBe(true);
    expect(await lessonsOf(otherModule)).toEqual([third]);
    expect(await lessonsOf(course.moduleId)).toEqual([second, first]);
  });

  test('leaves lessons that were added meanwhile behind the ones that they follow', async () => {
    const start = await addLesson({ position: 0 });
    await change('lessons', third, { position: 4 });
    const between = await addLesson({ position: 3 });
    const end = await addLesson({ position: 5 });
    expect(await sort(course.moduleId, [third, second, first])).toBe(true);
    const wanted = [start, third, end, second, between, first];
    expect(await lessonsOf(course.moduleId)).toEqual(wanted);
  });

  test('names a lesson that does not exist any more, and sorts the others', async () => {
    const gone = '00000000-0000-0000-0000-000000000000';
    const withGone = [...seenIn(course.moduleId, [gone]), ...seen];
    expect(await sort(course.moduleId, [second, gone, first, third], withGone)).toBe(true);
    expect(await lessonsOf(course.moduleId)).toEqual([second, first, third]);
  });
});

describe('an older tab that sorts modules', () => {
  let modules: string[];
  beforeEach(async () => {
    await addModule(6);
    modules = await stored('course_modules', 'course_id', course.id);
  });
  const storedModules = () => stored('course_modules', 'course_id', course.id);

  test('puts no order back that another tab has stored', async () => {
    const theirs = modules.toReversed();
    expect(await sortModules(theirs, modules)).toBe(true);
    const [head = '', ...others] = modules;
    expect(await sortModules([...others, head], modules)).toBe(false);
    expect(await sortModules([...others, head], [])).toBe(false);
    expect(await sortModules([...others, head], null)).toBe(false);
    expect(await storedModules()).toEqual(theirs);
    expect(await sortModules(theirs, modules)).toBe(true);
  });

  test('knows nothing of a module that was added, nor that one was deleted', async () => {
    await people.service.from('course_modules').delete().eq('id', otherModule).throwOnError();
    const added = await addModule(7);
    const wanted = modules.toReversed();
    expect(await sortModules(wanted, modules)).toBe(true);
    expect(await storedModules()).toEqual(
      wanted.filter((id) => id !== otherModule).toSpliced(1, 0, added),
    );
  });
});
