import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import {
  expect,
  learnerFigure,
  learnerRow,
  openCourses,
  test,
} from '../../support/browser/mentor-courses.ts';
import { toast } from '../../support/browser/toast.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

test('an admin sees who learns a course, how far they are and who never opened it @phone', async ({
  admin: { page },
  course,
  lessons,
  addLearner,
  database,
}) => {
  const [finished, begun, unopened] = [
    await addLearner({ source: 'seat' }),
    await addLearner(),
    await addLearner(),
  ];
  await database(
    `insert into public.lesson_progress (user_id, lesson_id, seen_at, completed_at)
     select people.id, lessons.id, now(), case when people.place = 1 or lessons.place = 1 then now() end
     from unnest($1::uuid[]) with ordinality as people (id, place),
       unnest($2::uuid[]) with ordinality as lessons (id, place)`,
    [[finished.id, begun.id], lessons.map(({ id }) => id)],
  );
  await openCourses(page, course);
  await expect(learnerFigure(page, 'Learners')).toHaveText('3');
  await expect(learnerFigure(page, 'Never opened it')).toHaveText('1');
  await expect(learnerFigure(page, 'Finished')).toHaveText('1');
  await expect(learnerRow(page, finished)).toContainText('2 of 2 lessons');
  await expect(learnerRow(page, finished)).toContainText('College seat');
  await expect(learnerRow(page, begun)).toContainText('1 of 2 lessons');
  await expect(learnerRow(page, begun)).toContainText('Given by hand');
  await expect(learnerRow(page, unopened)).toContainText('Never opened it');
  await expect(learnerRow(page, unopened).getByRole('link')).toHaveText(unopened.email);

  await page.getByLabel('Show', { exact: true }).selectOption('Never opened it');
  await expect(learnerRow(page, begun)).toHaveCount(0);
  await expect(learnerRow(page, unopened)).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('All learners');
  await page.getByLabel('Search learners').fill(begun.email.toUpperCase());
  await expect(learnerRow(page, unopened)).toHaveCount(0);
  await expect(learnerRow(page, begun)).toBeVisible();
  await page.getByLabel('Search learners').fill('nobody is called like this');
  await expect(page.getByText('No matching learners')).toBeVisible();
});

test('more learners than a page has come page by page, each once', async ({
  admin: { page },
  course,
  database,
}) => {
  const word = uniqueWord();
  const people = await database<{ id: string }>(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at, raw_app_meta_data,
                             raw_user_meta_data)
     select gen_random_uuid(), 'authenticated', 'authenticated', $1 || number || '@example.com', now(), now(), now(),
            '{}', '{}'
     from generate_series(1, 60) as number
     returning id`,
    [word],
  );
  try {
    // All begin at once, as the students of a college do.
    await database(
      `insert into public.enrolments (user_id, course_id, source, started_at)
       select id, $2, 'seat', '2026-01-01' from unnest($1::uuid[]) as people (id)`,
      [people.map(({ id }) => id), course.id],
    );
    await openCourses(page, course);
    const rows = page.getByRole('table', { name: 'Learners' }).locator('tbody tr');
    await expect(rows).toHaveCount(25);
    const more = page.getByRole('button', { name: 'Load more learners' });
    await more.click();
    await expect(rows).toHaveCount(50);
    await more.click();
    await expect(rows).toHaveCount(60);
    await expect(more).toHaveCount(0);
    const names = await rows.locator('th').allTextContents();
    expect(new Set(names).size).toBe(60);
    // Who comes back sees as many as before.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(rows).toHaveCount(60);
  } finally {
    await database('delete from auth.users where id = any($1)', [people.map(({ id }) => id)]);
  }
});

test('the list of learners fits a narrow phone', async ({
  admin: { page },
  course,
  addLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const learner = await addLearner();
  await openCourses(page, course);
  await expect(learnerRow(page, learner)).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('an address that is typed is still there after a look at another course, and is not offered to that one', async ({
  admin: { page },
  course,
  addLearner,
}) => {
  const person = await addLearner({ source: 'none' });
  await openCourses(page, course);
  const email = page.getByLabel('Email of their account');
  const choose = (title: string) => page.getByRole('button', { name: title }).click();
  await email.fill(person.email);
  await choose('Resume & Interview Course');
  await expect(email).toHaveValue('');
  await choose(course.title);
  await expect(email).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Give access' }).click();
  await expect(toast(page, 'Access given')).toBeVisible();
  await expect(email).toHaveValue('');
  await choose('Resume & Interview Course');
  await choose(course.title);
  await expect(email).toHaveValue('');
});
