import type { Page } from '@playwright/test';
import { giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

const prices = (page: Page) => page.locator('.price:visible');
const isTheirs = (page: Page) => page.getByText('This course is yours');

test('an owner of a course is not sold it again: its page leads to the next lesson', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto('/course/resume-mastery');
  // At the top, and at the end of the page.
  await expect(isTheirs(page)).toHaveCount(2);
  await expect(prices(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pay here' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Buy the Course' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My Courses' }).first()).toHaveAttribute(
    'href',
    '/course-dashboard',
  );
  await page.getByRole('link', { name: 'Begin: Start from a blank page' }).first().click();
  await expect(page).toHaveURL(sampleLessons.free);
});

test('a course that is part of another one is not sold to the owner of that', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student, sampleLessons.endToEnd);
  await page.goto('/course/resume-mastery');
  await expect(isTheirs(page).first()).toBeVisible();
  await expect(prices(page)).toHaveCount(0);
});

test('someone who owns the smaller course, or had the larger one, can buy the larger one', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await giveCourse(database, student, sampleLessons.endToEnd);
  await database(
    `update public.enrolments set ended_at = now()
     where user_id = $1::uuid and course_id = (select id from public.courses where slug = $2)`,
    [student.id, sampleLessons.endToEnd],
  );
  const known = page.waitForResponse('**/rest/v1/rpc/own_courses');
  await page.goto('/course/end-to-end-placement');
  await known;
  await expect(page.getByRole('link', { name: 'Pay here' }).first()).toBeVisible();
  await expect(prices(page)).toHaveText([/₹499/, /₹499/]);
  await expect(isTheirs(page)).toHaveCount(0);
});

test('while the account cannot be asked, the course is offered to everyone', async ({
  student,
  problems,
}) => {
  const { page } = student;
  problems.expect(/claim_course|DataError/);
  await page.route('**/rest/v1/rpc/claim_course', (route) => route.fulfill({ status: 500 }));
  const failed = page.waitForResponse('**/rest/v1/rpc/claim_course');
  await page.goto('/course/resume-mastery');
  await failed;
  await expect(page.getByRole('link', { name: 'Pay here' }).first()).toBeVisible();
});

test('a visitor reads the price, and nothing is asked for them', async ({ visitor }) => {
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto('/course/resume-mastery');
  await expect(prices(visitor)).toHaveText([/₹299/, /₹299/]);
  await expect(isTheirs(visitor)).toHaveCount(0);
  expect(asked.filter((path) => /\/rest\/|OwnedCourse|client\./.test(path))).toEqual([]);
});
