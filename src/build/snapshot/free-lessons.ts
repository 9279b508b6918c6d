import * as z from 'zod/mini';
import { lessonPageSchema } from '#src/features/courses/schemas/lesson.ts';
import { readText } from '#src/shared/lib/rich-text/text.ts';
import type { FreeLesson } from '#src/snapshot/rows.ts';
import { dataOf, publicRows } from './public-rows.ts';

const coursesSchema = z.array(z.object({ slug: z.string() }));

/** The lessons that anyone reads, each as its page shows it to a visitor: the only ones whose text a build sees. */
export async function readFreeLessons(): Promise<FreeLesson[]> {
  const rows = dataOf(await publicRows().from('courses').select('slug').order('slug'));
  const lessons = await Promise.all(
    coursesSchema.parse(rows).map(async ({ slug }) => {
      const { outline } = await readPage(slug, '');
      const free = outline.filter(({ is_free }) => is_free);
      return Promise.all(free.map((lesson) => readFreeLesson(slug, lesson.slug)));
    }),
  );
  return lessons.flat(2);
}

async function readPage(course: string, lesson: string) {
  const parameters = { course, lesson };
  return lessonPageSchema.parse(
    dataOf(await publicRows().rpc('lesson_page', parameters, { get: true })),
  );
}

async function readFreeLesson(course: string, slug: string): Promise<FreeLesson[]> {
  const { lesson, ...page } = await readPage(course, slug);
  // It was closed between the two requests.
  if (!lesson) return [];
  const { body, ...prebuilt } = lesson;
  return [{ page: { ...page, lesson: prebuilt }, lines: await readText(body) }];
}
