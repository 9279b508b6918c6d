import {
  giveCourse,
  lessonList,
  lessonText,
  sampleLessons,
} from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

const { second } = sampleLessons;

test('a visitor cannot read a paid lesson, and is led to the login and to the course', async ({
  visitor,
}) => {
  await visitor.goto(second);
  await expect(visitor.getByRole('heading', { name: 'Log in to read this lesson' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Write bullets that show results',
  );
  await expect(lessonText(visitor)).toBeHidden();
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: 'See the course' })).toHaveAttribute(
    'href',
    '/course/resume-mastery',
  );
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(second)}`,
  );
});

test('someone with another course reads that this lesson is not theirs', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto('/learn/end-to-end-placement/company-types-and-eligibility');
  await expect(page.getByText('This lesson belongs to the course')).toBeVisible();
  await expect(page.getByText('₹499')).toBeVisible();
});

test('the End-to-End course opens the Resume & Interview course too', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student, sampleLessons.endToEnd);
  await page.goto(second);
  await expect(lessonText(page)).toBeVisible();
  await page.goto('/course-dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Other Available Courses')).toBeHidden();
});

test('a lesson that opens later says when', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await database(`update public.lessons set unlock_after_days = 30 where slug = 'the-hr-round'`);
  try {
    await page.goto('/learn/resume-mastery/the-hr-round');
    await expect(page.getByText(/^This lesson opens on \d/)).toBeVisible();
    await expect(page.getByText('lifetime access')).toBeHidden();
  } finally {
    await database(`update public.lessons set unlock_after_days = 0 where slug = 'the-hr-round'`);
  }
});

test('an address without a lesson says so and lists those that there are', async ({ student }) => {
  const { page } = student;
  await page.goto('/learn/resume-mastery/no-such-lesson');
  await expect(page.getByText('There is no such lesson')).toBeVisible();
  await expect(lessonList(page).getByRole('link', { name: /The HR round/ })).toBeVisible();
});
