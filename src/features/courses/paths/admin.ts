import { paths } from '#src/shared/paths.ts';

const lessonsPath = `${paths.adminCourses}/lessons`;
const newId = 'new';

/** The mentor's page with this course open. */
export const adminCoursePath = (course: string) => `${paths.adminCourses}?course=${course}`;

export const editLessonPath = (id: string) => `${lessonsPath}/${id}`;

export const newLessonPath = (course: string, moduleId: string) =>
  `${lessonsPath}/${newId}?${new URLSearchParams({ course, module: moduleId })}`;

/** The slug of the course that an address names. */
export const courseIn = ({ search }: { search: string }): string =>
  new URLSearchParams(search).get('course') ?? '';

/** The module that an address names for a new lesson. */
export const moduleIn = ({ search }: { search: string }): string =>
  new URLSearchParams(search).get('module') ?? '';

/** The id at the end of the editor's address, or undefined when a new lesson is written. */
export function lessonIdIn({ pathname }: { pathname: string }): string | undefined {
  if (!pathname.startsWith(`${lessonsPath}/`)) return undefined;
  const id = pathname.slice(lessonsPath.length + 1).replace(/\/$/, '');
  return id === newId || id === '' ? undefined : id;
}
