import type { PrebuiltPage } from '#src/features/courses/schemas/lesson.ts';
import { lessonPath } from '#src/shared/paths.ts';

/** The first lesson of a course that anyone reads; undefined where there is none yet. */
export function freeLessonOf(pages: { page: PrebuiltPage }[] = [], slug: string) {
  const lesson = pages.find(({ page }) => page.course.slug === slug)?.page.lesson;
  return lesson ? { title: lesson.title, path: lessonPath(slug, lesson.slug) } : undefined;
}
