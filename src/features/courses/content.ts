import * as z from 'zod/mini';
import content from '../../../content/course-dashboard.json' with { type: 'json' };
import { listOf, offerName, picture, sitePath, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';

const lesson = z.strictObject({ title: text, summary: text, link: sitePath, done: z.boolean() });

/** My Courses (docs/product.md 2.7). The progress is counted from the lessons that are done. */
export const courseDashboard = readContent(
  'content/course-dashboard.json',
  z.strictObject({
    example: z.strictObject({ badge: text, note: text }),
    course: z.strictObject({ offer: offerName, image: picture, page: sitePath, text }),
    lessonsHeading: text,
    lessonsNote: text,
    lessons: listOf(lesson),
    resourcesHeading: text,
    resources: listOf(z.strictObject({ title: text, text, link: sitePath })),
    support: z.strictObject({ heading: text, text, button: text, link: sitePath }),
    otherCoursesHeading: text,
    otherCourses: listOf(
      z.strictObject({ offer: offerName, image: picture, page: sitePath, button: text }),
    ),
  }),
  content,
);
