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
import { unwrap } from '#src/shared/data/unwrap.ts';

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

/** Puts these lessons into a module, in this order. */
export async function sortLessons(moduleId: string, lessonIds: string[]): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('sort_lessons', { module_id: moduleId, lesson_ids: lessonIds }));
}

/** Puts the modules of a course in this order. */
export async function sortModules(moduleIds: string[]): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('sort_modules', { module_ids: moduleIds }));
}
