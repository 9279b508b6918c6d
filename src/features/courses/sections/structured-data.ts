import { coursePath } from '#src/features/courses/paths/lessons.ts';
import type { PrebuiltPage } from '#src/features/courses/schemas/lesson.ts';
import { lessonPath, paths } from '#src/shared/paths.ts';
import { mentorData } from '#src/shared/sections/structured-data.ts';

/** What search engines read beside a free lesson (schema.org). */
export function lessonData(origin: URL | undefined, { course, lesson }: PrebuiltPage) {
  const absolute = (path: string) => new URL(path, origin).href;
  const path = lessonPath(course.slug, lesson.slug);
  const steps = [
    { name: 'Home', path: paths.home },
    { name: course.title, path: coursePath(course.slug) },
    { name: lesson.title, path },
  ];
  return [
    {
      '@type': 'LearningResource',
      name: lesson.title,
      description: lesson.summary,
      url: absolute(path),
      learningResourceType: 'Lesson',
      isAccessibleForFree: true,
      inLanguage: 'en-IN',
      isPartOf: { '@type': 'Course', name: course.title, url: absolute(coursePath(course.slug)) },
      publisher: { '@id': mentorData(origin)['@id'] },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(step.path),
      })),
    },
  ];
}
