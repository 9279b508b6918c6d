import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { adminCoursePath } from '../../../src/features/courses/paths/admin.ts';
import { test as base } from './course-desk.ts';
import { expect } from '../test.ts';
import { uniqueWord } from './unique-word.ts';

export interface LearnerOfTest {
  id: string;
  name: string;
  email: string;
}

export const task = 'Solve ten ratios in five minutes.';
export const rubric = [
  { criterion: 'All ten are tried', points: 10 },
  { criterion: 'The steps are written down', points: 5 },
];

interface LessonOfTest {
  id: string;
  title: string;
}

/** Tests that need learners of their course, and what those ask and hand in. They go when the test ends. */
export const test = base.extend<{
  /** The lessons of the course, both published; the second one has the task and the rubric. */
  lessons: [LessonOfTest, LessonOfTest];
  /** Somebody with an account, who learns the course or not. */
  addLearner: (learner?: { source?: string }) => Promise<LearnerOfTest>;
  /** A question or a task of a learner, so many days old. */
  addEntry: (learner: LearnerOfTest, entry: NewEntry) => Promise<string>;
}>({
  lessons: async ({ addLesson, database }, use) => {
    const first = await addLesson({ title: `Percent ${uniqueWord()}`, status: 'published' });
    const second = await addLesson({ title: `Ratios ${uniqueWord()}`, status: 'published' });
    await database('update public.lessons set task = $2, rubric = $3::jsonb where id = $1', [
      second.id,
      task,
      JSON.stringify(rubric),
    ]);
    await use([first, second]);
  },

  addLearner: async ({ course, database }, use) => {
    const ids: string[] = [];
    await use(async ({ source = 'admin' } = {}) => {
      const word = uniqueWord();
      const learner = { id: randomUUID(), name: `Ishita ${word}`, email: `${word}@example.com` };
      ids.push(learner.id);
      await database(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at, raw_app_meta_data,
                                 raw_user_meta_data)
         values ($1, 'authenticated', 'authenticated', $2, now(), now(), now(), '{}',
                 jsonb_build_object('full_name', $3::text))`,
        [learner.id, learner.email, learner.name],
      );
      if (source !== 'none') {
        await database(
          'insert into public.enrolments (user_id, course_id, source) values ($1, $2, $3)',
          [learner.id, course.id, source],
        );
      }
      return learner;
    });
    await database('delete from auth.users where id = any($1)', [ids]);
  },

  addEntry: async ({ lessons: [, lesson], database }, use) => {
    await use(async (learner, { question, answer, file, days = 0 }) => {
      const id = randomUUID();
      const [table, columns, values] = question
        ? ['lesson_questions', ['question'], [question]]
        : [
            'task_submissions',
            ['answer', 'file_name', 'file_type', 'file_base64'],
            file ? [answer, file.name, file.type, file.base64] : [answer, null, null, null],
          ];
      await database(
        `insert into public.${table} (id, user_id, lesson_id, created_at, ${columns.join(', ')})
         values ($1, $2, $3, now() - make_interval(days => $4),
                 ${columns.map((_, index) => `$${index + 5}`).join(', ')})`,
        [id, learner.id, lesson.id, days, ...values],
      );
      return id;
    });
  },
});

interface NewEntry {
  question?: string;
  /** What is handed in. */
  answer?: string;
  file?: { name: string; type: string; base64: string };
  days?: number;
}

/** Opens the page with this course, everything loaded. */
export async function openCourses(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(adminCoursePath(slug));
  await expect(page.getByRole('heading', { name: 'Learners', exact: true })).toBeVisible();
  await expect(learnerFigure(page, 'Learners')).toHaveText(/^[\d,]+\+?$/);
}

export const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Waiting for you' });

/** What somebody waits with. */
export const entryOf = (page: Page, { name }: LearnerOfTest): Locator =>
  inbox(page)
    .getByRole('list', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: name });

export const learnerRow = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('table', { name: 'Learners' }).getByRole('row').filter({ hasText: name });

export const learnerFigure = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Learners', exact: true })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('+ dd');

export { expect };
