import { expect, type Page } from '@playwright/test';
import type { askDatabase } from './database-proxy.ts';

type Database = ReturnType<typeof askDatabase>;

/** Lessons of the sample courses: the first one of each is free. */
export const sampleLessons = {
  resume: 'resume-mastery',
  endToEnd: 'end-to-end-placement',
  free: '/learn/resume-mastery/start-from-a-blank-page',
  second: '/learn/resume-mastery/write-bullets-that-show-results',
  third: '/learn/resume-mastery/get-past-applicant-tracking-system',
};

/** Gives someone a course, as an admin does. */
export async function giveCourse(
  database: Database,
  person: { id: string },
  slug = sampleLessons.resume,
): Promise<void> {
  await database(
    `insert into public.enrolments (user_id, course_id, source)
     select $1::uuid, id, 'admin' from public.courses where slug = $2`,
    [person.id, slug],
  );
}

/** How far someone is in the lesson of an address. */
export async function progressIn(database: Database, person: { id: string }, address: string) {
  const [row] = await database<{ place: number; is_completed: boolean }>(
    `select place, completed_at is not null as is_completed
     from public.lesson_progress
     join public.lessons on lessons.id = lesson_id
     where user_id = $1::uuid and slug = $2`,
    [person.id, address.slice(address.lastIndexOf('/') + 1)],
  );
  return row;
}

export const lessonText = (page: Page) => page.locator('#lesson-text .article');
export const lessonList = (page: Page) => page.getByRole('navigation', { name: 'Lessons' });

/** Chooses an option of each question of the open quiz: the first one. */
export async function answerAll(page: Page): Promise<void> {
  const questions = page.getByRole('region', { name: 'Check yourself' }).getByRole('group');
  for (const question of await questions.all()) {
    const options = question.getByRole('radio').or(question.getByRole('checkbox'));
    if ((await options.count()) > 0) await options.first().check();
  }
}

/** Reads down to the last part of the text, as somebody does who stops there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await lessonText(page).locator('> :last-child').scrollIntoViewIfNeeded();
  await expect(lessonText(page).locator('> :last-child')).toBeInViewport();
}

/** Waits until this browser keeps the page of a lesson, with its text and its files. */
export async function untilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const pages = await caches.open('learn-pages');
        const files = (await pages.keys()).map(({ url }) => new URL(url).pathname);
        const texts = await (await caches.open('learn-texts')).keys();
        const isRunning = navigator.serviceWorker.controller !== null;
        return isRunning && texts.length > 0 && files.includes(path) && files.length > 5;
      }, address),
    )
    .toBe(true);
}
