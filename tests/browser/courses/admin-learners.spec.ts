import { randomUUID } from 'node:crypto';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import {
  expect,
  learnerFigure,
  learnerRow,
  openCourses,
  test,
} from '../../support/browser/mentor-courses.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/payment-admin.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { uniqueWord } from '../../support/browser/reviews.ts';

const resumeCourse = { slug: 'resume-mastery' };

/** Somebody has paid for a course under an address that no account has. */
async function payForCourse(database: Query) {
  const word = uniqueWord();
  const order = { id: `ord_${randomUUID().replaceAll('-', '')}`, name: `Rohit ${word}` };
  await database(
    `insert into public.payments (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email,
                                  customer_phone, paid_at, livemode)
     values ($1, 499, 'paid', 'resume_interview_course', $2, $3, '9876543210', now() - interval '9 years', false)`,
    [order.id, order.name, `${word}@gmial.example`],
  );
  return order;
}

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

test('an order with a typo in its address goes to the account that is meant, or waits for it @phone', async ({
  admin: { page },
  addLearner,
  database,
}) => {
  const order = await payForCourse(database);
  const buyer = await addLearner({ source: 'none' });
  await openCourses(page, resumeCourse);
  const waiting = page
    .getByRole('list', { name: 'Paid, no account yet' })
    .getByRole('listitem')
    .filter({ hasText: order.name });
  const dialog = page.getByRole('dialog', { name: 'Move to another address' });
  const moveTo = async (address: string) => {
    await dialog.getByLabel('New address').fill(address);
    // As long as a finger does: no message from before may come over the button meanwhile.
    await dialog.getByRole('button', { name: 'Move the order' }).click({ delay: 200 });
  };
  await expect(waiting).toContainText('@gmial.example');
  await waiting.getByRole('button', { name: /^Move to another address/ }).click();
  await expect(dialog).toContainText(order.id);
  await expectAccessibleDialog(dialog);
  await moveTo(`not.yet.${buyer.email}`);
  await expect(toast(page, 'Order moved, and waits')).toBeVisible();
  await expect(waiting).toContainText(`not.yet.${buyer.email}`);

  await waiting.getByRole('button', { name: /^Move to another address/ }).click();
  await moveTo(buyer.email);
  await expect(toast(page, `The course is open to ${buyer.email} now`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);
  const row = learnerRow(page, buyer);
  await expect(row).toContainText('Bought');

  await row.getByRole('button', { name: /^Move to another address/ }).click();
  await database(`update public.payments set payment_status = 'refunded' where order_id = $1`, [
    order.id,
  ]);
  await moveTo(`again.${buyer.email}`);
  await expect(toast(page, 'This order is not paid any more')).toBeVisible();
  await expect(row).toContainText('Ended');
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
