import { hold, takeDown } from '../../support/browser/network.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { giveCourse, lessonText, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

// Nothing of an earlier test may be kept for reading without a network.
test.use({ sharesTabs: false });

const { free, second, third } = sampleLessons;
const lessonPage = '**/rest/v1/rpc/lesson_page*';

/** Half a second of silence: MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
function silence(): string {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: 20 }, () => frame)).toString('base64');
}

test('a sound plays in the page of its lesson, and one file loads at a time', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  const [file] = await database<{ id: string }>(
    `insert into public.lesson_files (lesson_id, name, content_type, content_base64)
     select id, 'hello.mp3', 'audio/mpeg', $1 from public.lessons where slug = 'the-hr-round'
     returning id`,
    [silence()],
  );
  try {
    await page.goto('/learn/resume-mastery/the-hr-round');
    const held = await hold(page, '**/rest/v1/lesson_files*');
    await page.getByRole('button', { name: 'Play hello.mp3' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Save hello.mp3' })).toBeDisabled();
    held.resolve();
    const player = page.locator('audio');
    await expect(player).toBeFocused();
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState))
      .toBeGreaterThan(0);
    await expect(page.getByText('This browser cannot play the file')).toBeHidden();
  } finally {
    await database('delete from public.lesson_files where id = $1::uuid', [file!.id]);
  }
});

test('an owner never sees the price below the free lesson, and can try again when it fails', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  problems.expect(/50[03]: POST \/rest\/v1\/rpc\/lesson_page/);
  await takeDown(page, lessonPage);
  await page.goto(free);
  const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('lifetime access')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log in to keep your place' })).toBeHidden();
  await page.unroute(lessonPage);
  await failed.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark complete, next' })).toBeVisible();
  await expect(page.getByText('lifetime access')).toBeHidden();
});

test('someone without the course does the free lesson, and finds the way to the course', async ({
  student: { page },
}) => {
  await page.goto(free);
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  const offer = 'This lesson is free. The course has more lessons.';
  await expect(page.getByRole('heading', { name: offer })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to keep your place' })).toBeHidden();
});

test('a visitor of a free lesson that is newer than the build reads it, without tools that need an account', async ({
  visitor,
  database,
}) => {
  const address = '/learn/end-to-end-placement/your-first-ninety-days';
  await database(`update public.lessons set is_free = true where slug = 'your-first-ninety-days'`);
  try {
    await visitor.goto(address);
    await expect(lessonText(visitor)).toBeVisible();
    await expect(
      visitor.getByText('This lesson is free. The course has more lessons.'),
    ).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Log in to keep your place' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(address)}`,
    );
    await expect(visitor.getByRole('button', { name: /^Mark complete/ })).toBeHidden();
    await expect(visitor.getByRole('button', { name: 'Check my answers' })).toBeHidden();
  } finally {
    await database(
      `update public.lessons set is_free = false where slug = 'your-first-ninety-days'`,
    );
  }
});

test('a finished course leads to its lessons', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await database(
    `insert into public.lesson_progress (user_id, lesson_id, place, seen_at, completed_at)
     select $1::uuid, lessons.id, 0, now(), now()
     from public.lessons join public.courses on courses.id = course_id
     where courses.slug = 'resume-mastery' and status = 'published'`,
    [student.id],
  );
  await page.goto('/course-dashboard');
  await page.getByRole('link', { name: /^Read a lesson again/ }).click();
  await expect(page).toHaveURL(`${free}#lessons`);
});

test('the lessons of a learner fit a window of 360 px', async ({ student, database }) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [free, second, third]) {
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Your note' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page).not.toHaveURL(third);
  await page.goto(third);
  await expect(page.getByText('You have finished this lesson.')).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('a wrong address below the lessons leads to My Courses', async ({ student: { page } }) => {
  for (const address of ['/learn/resume-mastery', '/learn/no-such-course/no-lesson']) {
    await page.goto(address);
    await expect(page.getByText('There is no lesson at this address')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'My Courses' })).toHaveAttribute(
      'href',
      '/course-dashboard',
    );
  }
});
