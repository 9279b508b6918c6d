import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { adminCoursePath, editLessonPath } from '../../../src/features/courses/paths/admin.ts';
import { expect, test as base } from '../test.ts';

interface StoredLesson {
  id: string;
  slug: string;
  title: string;
}

interface CourseOfTest {
  id: string;
  slug: string;
  title: string;
  /** The ids of its modules, by their titles. */
  modules: { Basics: string; Practice: string };
}

interface CourseFixtures {
  /** A course that nobody else has, with two modules. It goes when the test ends, with all that is in it. */
  course: CourseOfTest;
  /** Puts a lesson at the end of a module of that course. */
  addLesson: (lesson: {
    title: string;
    module?: keyof CourseOfTest['modules'];
    status?: 'draft' | 'published' | 'removed';
    isFree?: boolean;
  }) => Promise<StoredLesson>;
}

export const test = base.extend<CourseFixtures>({
  course: async ({ database }, use) => {
    const word = randomUUID().slice(0, 8);
    const course = {
      id: randomUUID(),
      slug: `course-${word}`,
      title: `Course ${word}`,
      modules: { Basics: randomUUID(), Practice: randomUUID() },
    };
    await database(
      `insert into public.courses (id, slug, title, mentorshiptype) values ($1, $2, $3, $2)`,
      [course.id, course.slug, course.title],
    );
    await database(
      `insert into public.course_modules (id, course_id, title, position)
       values ($2, $1, 'Basics', 1), ($3, $1, 'Practice', 2)`,
      [course.id, course.modules.Basics, course.modules.Practice],
    );
    await use(course);
    // What an admin did in a lesson keeps it; learners take theirs with their accounts.
    for (const table of ['lesson_progress', 'quiz_attempts', 'lesson_notes']) {
      await database(
        `delete from public.${table} where lesson_id in (select id from public.lessons where course_id = $1)`,
        [course.id],
      );
    }
    for (const table of ['lessons', 'course_modules']) {
      await database(`delete from public.${table} where course_id = $1`, [course.id]);
    }
    await database('delete from public.courses where id = $1', [course.id]);
  },

  addLesson: async ({ database, course }, use) => {
    let count = 0;
    await use(async ({ title, module = 'Basics', status = 'draft', isFree = false }) => {
      count += 1;
      const lesson = { id: randomUUID(), slug: `lesson-${count}`, title };
      await database(
        `insert into public.lessons (id, course_id, module_id, position, slug, title, summary, body, status, is_free)
         values ($1, $2, $3, $4, $5, $6, 'One page, three sections.', '<p>Begin with what you did.</p>', $7, $8)`,
        [lesson.id, course.id, course.modules[module], count, lesson.slug, title, status, isFree],
      );
      return lesson;
    });
  },
});

/** Opens the mentor's page with this course. */
export async function openDesk(page: Page, { slug }: CourseOfTest): Promise<void> {
  await page.goto(adminCoursePath(slug));
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
}

/** Opens the editor of a lesson. */
export async function openEditor(page: Page, { id, title }: StoredLesson): Promise<void> {
  await page.goto(editLessonPath(id));
  await expect(page.getByLabel('Title')).toHaveValue(title);
}

export const moduleTitles = (page: Page): Locator =>
  page.getByRole('list', { name: 'Modules', exact: true }).getByRole('heading', { level: 3 });

export const lessonsIn = (page: Page, module: string): Locator =>
  page.getByRole('list', { name: `Lessons: ${module}` }).getByRole('listitem');

export const titlesIn = (page: Page, module: string): Locator =>
  lessonsIn(page, module).getByRole('link');

/** The titles of a module's lessons, as they are stored. */
export const storedTitles = async (
  database: <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>,
  moduleId: string,
): Promise<string[]> =>
  (
    await database<{ title: string }>(
      'select title from public.lessons where module_id = $1 order by position, id',
      [moduleId],
    )
  ).map(({ title }) => title);

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The field of the text of a lesson. */
export const textField = (page: Page): Locator => page.getByRole('textbox', { name: 'Text' });

export { expect };
