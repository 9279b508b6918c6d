import { paths } from '#src/shared/paths.ts';

/** What a course is about, and where it is bought. */
export const coursePath = (course: string) => `/course/${course}`;

export interface LessonAddress {
  course: string;
  lesson: string;
}

/** The course and the lesson that an address names, or undefined when it names none. */
export function lessonIn(pathname: string): LessonAddress | undefined {
  const prefix = `${paths.learn}/`;
  if (!pathname.startsWith(prefix)) return undefined;
  const [course, lesson, ...rest] = pathname.slice(prefix.length).replace(/\/$/, '').split('/');
  return course && lesson && rest.length === 0 ? { course, lesson } : undefined;
}
