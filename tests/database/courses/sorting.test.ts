import { beforeEach, describe, expect, test } from 'vitest';
import { aModule } from '../support/sample-course.ts';
import { people } from '../support/use-backend.ts';
import {
  addLesson,
  call,
  course,
  courseId,
  emptyCourse,
  endToEndCourse,
  resumeCourse,
  useCourse,
} from './course.ts';
import { seenIn, sortLessons, sortModules } from './sorting.ts';

useCourse();

let lessons: string[];
let otherModule: string;
beforeEach(async () => {
  await emptyCourse();
  lessons = [];
  for (let position = 1; position <= 3; position += 1) {
    lessons.push(await addLesson({ position, slug: `lesson-${position}` }));
  }
  otherModule = await addModule();
});

async function addModule(course_id = course.id): Promise<string> {
  const module = aModule({ course_id, position: 5 });
  await people.service.from('course_modules').insert(module).throwOnError();
  return String(module['id']);
}

const sort = (module_id: string, lesson_ids: unknown) =>
  sortLessons(module_id, lesson_ids, seenIn(course.moduleId, lessons));

/** The lessons as a visitor finds them in the list of the course. */
async function outline(): Promise<string[]> {
  const page = await call<{ outline: { slug: string }[] }>(
    { client: people.visitor },
    'lesson_page',
    { course: resumeCourse.slug, lesson: 'none' },
  );
  return page.outline.map(({ slug }) => slug);
}

describe('an admin', () => {
  test('sorts the lessons of a module', async () => {
    expect((await sort(course.moduleId, lessons.toReversed())).error).toBeNull();
    expect(await outline()).toEqual(['lesson-3', 'lesson-2', 'lesson-1']);
  });

  test('moves a lesson to another module of the course', async () => {
    const [first = '', second = '', third = ''] = lessons;
    await sort(otherModule, [first]).throwOnError();
    expect(await outline()).toEqual(['lesson-2', 'lesson-3', 'lesson-1']);
    const seen = [...seenIn(otherModule, [first]), ...seenIn(course.moduleId, [second, third])];
    await sortLessons(course.moduleId, [third, first, second], seen).throwOnError();
    expect(await outline()).toEqual(['lesson-3', 'lesson-1', 'lesson-2']);
  });

  test('sorts modules, and the lessons go with them', async () => {
    await sort(otherModule, [lessons[2]]).throwOnError();
    const modules = [course.moduleId, otherModule];
    expect(await sortModules(modules.toReversed(), modules)).toBe(true);
    expect(await outline()).toEqual(['lesson-3', 'lesson-1', 'lesson-2']);
    expect(await sortModules(modules, modules.toReversed())).toBe(true);
    expect(await outline()).toEqual(['lesson-1', 'lesson-2', 'lesson-3']);
  });

  test('cannot move a lesson into the module of another course', async () => {
    const elsewhere = await addModule(await courseId(endToEndCourse.slug));
    expect((await sort(elsewhere, lessons.toReversed())).error?.code).toBe('23503');
    expect(await outline()).toEqual(['lesson-1', 'lesson-2', 'lesson-3']);
  });

  test.each([[[]], [null], [['00000000-0000-0000-0000-000000000000']], [[null]]])(
    'changes nothing with the list %j',
    async (list) => {
      expect((await sort(course.moduleId, list)).error).toBeNull();
      expect(await outline()).toEqual(['lesson-1', 'lesson-2', 'lesson-3']);
    },
  );

  test('leaves lessons untouched that stay where they are', async () => {
    const changed = async () =>
      (await people.service.from('lessons').select('updated_at').in('id', lessons)).data;
    const before = await changed();
    await sort(course.moduleId, lessons).throwOnError();
    expect(await changed()).toEqual(before);
  });
});
