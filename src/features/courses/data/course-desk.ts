import {
  courseColumns,
  courseModuleColumns,
  courseModulesSchema,
  coursesSchema,
  listedLessonColumns,
  listedLessonsSchema,
  type Course,
  type CourseModule,
  type ListedLesson,
} from '#src/features/courses/schemas/course-desk.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// What only admins may see and do with courses; the database refuses everybody else.

export async function listCourses(): Promise<Course[]> {
  const client = await supabase();
  const answer = await client
    .from('courses')
    .select(courseColumns)
    .order('created_at')
    .order('slug');
  return parseAnswer(coursesSchema, unwrap(answer));
}

/** The modules of all courses, in their order. */
export async function listModules(): Promise<CourseModule[]> {
  const client = await supabase();
  const answer = await client
    .from('course_modules')
    .select(courseModuleColumns)
    .order('position')
    .order('id');
  return parseAnswer(courseModulesSchema, unwrap(answer));
}

/** The lessons of all courses, in the order that they have within their modules. */
export async function listLessons(): Promise<ListedLesson[]> {
  const client = await supabase();
  const answer = await client
    .from('lessons')
    .select(listedLessonColumns)
    .order('position')
    .order('id');
  return parseAnswer(listedLessonsSchema, unwrap<unknown>(answer));
}

/**
 * Puts these lessons into a module, in this order. Throws `changed` when they are not stored in the modules and the order
 * any more in which they were `seen`.
 */
export async function sortLessons(
  moduleId: string,
  lessons: ListedLesson[],
  seen: ListedLesson[],
): Promise<void> {
  const client = await supabase();
  const order = {
    module_id: moduleId,
    lesson_ids: lessons.map(({ id }) => id),
    seen: seen.map(({ id, module_id }) => ({ id, module_id })),
  };
  if (!unwrap(await client.rpc('sort_lessons', order))) throw new DataError('changed', '');
}

/** Puts the modules of a course in this order. Throws `changed` when they are in another one by now than was `seen`. */
export async function sortModules(modules: CourseModule[], seen: CourseModule[]): Promise<void> {
  const client = await supabase();
  const order = { module_ids: modules.map(({ id }) => id), seen: seen.map(({ id }) => id) };
  if (!unwrap(await client.rpc('sort_modules', order))) throw new DataError('changed', '');
}
