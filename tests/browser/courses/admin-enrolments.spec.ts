import { randomUUID } from 'node:crypto';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import {
  expect,
  learnerFigure,
  learnerRow,
  openCourses,
  test,
} from '../../support/browser/mentor-courses.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

test('a learner by a larger course is shown with that course, where the access is changed @phone', async ({
  admin: { page },
  course,
  lessons: [lesson],
  addLearner,
  database,
}) => {
  const larger = { id: randomUUID(), slug: `all-${uniqueWord()}`, title: `All of ${course.title}` };
  const [both, included] = [await addLearner(), await addLearner({ source: 'none' })];
  await database(
    `insert into public.courses (id, slug, title, mentorshiptype, includes_id) values ($1, $2, $3, $2, $4)`,
    [larger.id, larger.slug, larger.title, course.id],
  );
  try {
    await database(
      `insert into public.enrolments (user_id, course_id, source) select id, $2, 'admin' from unnest($1::uuid[]) as id`,
      [[both.id, included.id], larger.id],
    );
    await openCourses(page, course);
    const row = learnerRow(page, included);
    await expect(row).toContainText(`With ${larger.title}`);
    await expect(row).toContainText('Never opened it');
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(learnerRow(page, both)).toHaveCount(1);
    await expect(learnerRow(page, both)).toContainText('Given by hand');
    await expect(learnerFigure(page, 'Learners')).toHaveText('2');
    await database(
      'insert into public.lesson_progress (user_id, lesson_id, completed_at) values ($1, $2, now())',
      [included.id, lesson.id],
    );
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(row).toContainText('1 of 2 lessons');
    await expect(learnerFigure(page, 'Never opened it')).toHaveText('1');

    await page.getByRole('button', { name: larger.title }).click();
    await expect(row).not.toContainText('With');
    await expect(row.getByRole('button', { name: /^Take back/ })).toBeVisible();
  } finally {
    await database('delete from public.enrolments where course_id = $1', [larger.id]);
    await database('delete from public.courses where id = $1', [larger.id]);
  }
});

test('an admin gives access to an account, and takes it back @phone', async ({
  admin: { page },
  course,
  addLearner,
  database,
}) => {
  const person = await addLearner({ source: 'none' });
  await openCourses(page, course);
  await expect(page.getByText('Nobody learns this course yet')).toBeVisible();
  const email = page.getByLabel('Email of their account');
  const give = page.getByRole('button', { name: 'Give access' });
  await email.fill('nobody');
  await give.click();
  await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible();
  await email.fill(`no.${person.email}`);
  await give.click();
  await expect(email).toHaveAccessibleDescription(/No account has this address/);
  await expect(email).toHaveValue(`no.${person.email}`);
  await email.fill(person.email);
  await give.click();
  await expect(toast(page, 'Access given')).toBeVisible();
  await expect(email).toHaveValue('');
  const row = learnerRow(page, person);
  await expect(row).toContainText('Given by hand');
  await email.fill(person.email);
  await give.click();
  await expect(email).toHaveAccessibleDescription(/has the course already/);
  const actions = await database<{ action: string }>(
    `select action from public.admin_actions
     where table_name = 'enrolments' and row_id = (select id::text from public.enrolments where user_id = $1)`,
    [person.id],
  );
  expect(actions).toEqual([{ action: 'created' }]);

  const takeBack = row.getByRole('button', { name: `Take back the access of ${person.name}` });
  await takeBack.click();
  const question = page.getByRole('dialog', { name: 'Take back this access?' });
  await expectAccessibleDialog(question);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(takeBack).toBeFocused();
  await takeBack.click();
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page, 'Access taken back')).toBeVisible();
  await expect(row).toContainText('Ended');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(learnerFigure(page, 'Learners')).toHaveText('0');
});

test('what could not be given, taken back or moved stays as it was, and says so', async ({
  admin: { page },
  course,
  addLearner,
  problems,
}) => {
  const learner = await addLearner();
  await openCourses(page, course);
  problems.expect(/503: POST \/rest\/v1\/rpc\/(?:give_course|end_enrolment|course_learners)/);
  await takeDown(page, /rpc\/(?:give_course|end_enrolment|course_learners)/);
  const email = page.getByLabel('Email of their account');
  await email.fill(learner.email);
  await page.getByRole('button', { name: 'Give access' }).click();
  await expect(toast(page, 'Access could not be given.')).toBeVisible();
  await expect(email).toHaveValue(learner.email);

  const row = learnerRow(page, learner);
  await row.getByRole('button', { name: /^Take back/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page, 'The access could not be taken back.')).toBeVisible();
  await question.getByRole('button', { name: 'Keep it' }).click();

  await page.getByLabel('Show', { exact: true }).selectOption('Never opened it');
  await expect(page.getByText('The learners could not be loaded.')).toBeVisible();
  await expect(row).toBeVisible();
});
