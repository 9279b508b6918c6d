import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';

let shop: Shop;
const lessonId = randomUUID();
let courseId: string;

const rubric = [
  { criterion: 'Counted.', points: 5 },
  { criterion: 'Right.', points: 10 },
];

beforeAll(async () => {
  shop = await openShop({ seed: 'sample' });
  const { query } = shop.stack.backend;
  const [course] = await query<{ id: string }>(
    `select id from public.courses where slug = 'resume-mastery'`,
  );
  courseId = course?.id ?? '';
  await query(
    `with module as (
       insert into public.course_modules (course_id, title) values ($1, 'Numbers') returning id
     )
     insert into public.lessons (id, course_id, module_id, slug, title, summary, body, status, task, rubric)
     select $2, $1, id, 'numbers', 'Numbers & dates', 'One.', '<p>Count.</p>', 'published', 'Count.',
       $3::jsonb
     from module`,
    [courseId, lessonId, JSON.stringify(rubric)],
  );
  // The sample has bought it already.
  await query('delete from public.enrolments');
  await askAs('admin', 'rpc/give_course', { course_id: courseId, email: 'student@example.com' });
});
afterAll(() => shop.stop());

/** A request of the page, past our functions. */
async function askAs(who: 'admin' | 'student', path: string, body: object, method = 'POST') {
  const answer = await fetch(`${shop.stack.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: shop.stack.backend.anonKey,
      'Content-Type': 'application/json',
      ...(await shop.signIn(who)),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The newest mail to somebody, once it is sent. */
async function newestTo(email: string) {
  await shop.call('send-mails');
  await shop.received(email);
  const [mail] = await shop.stack.inbox.messages(email);
  return mail;
}

const mentor = 'admin@example.com';
const learner = 'student@example.com';

test('somebody who was given a course reads where it is', async () => {
  const mail = await newestTo(learner);
  expect(mail?.subject).toBe('A course for you: Resume & Interview Course');
  expect(mail?.text).toContain(`Log in with ${learner}, then open My Courses`);
});

test('a question reaches the mentor, and its answer the learner', async () => {
  const id = randomUUID();
  const question = 'How many?\n<img src=x onerror=alert(1)>';
  await askAs('student', 'lesson_questions', { id, lesson_id: lessonId, question });
  const asked = await newestTo(mentor);
  expect(asked?.subject).toBe('A question about the lesson: Numbers & dates');
  expect(asked?.text).toContain('> How many?\n> <img src=x');
  expect(asked?.html).not.toContain('<img');
  expect(asked?.text).toContain(`${shop.stack.url}/admin/courses`);

  await askAs('admin', `lesson_questions?id=eq.${id}`, { answer: 'Three.' }, 'PATCH');
  const answered = await newestTo(learner);
  expect(answered?.subject).toBe('Your question is answered: Numbers & dates');
  expect(answered?.text).toContain('The answer:\n> Three.');
  expect(answered?.text).toContain(`${shop.stack.url}/learn/resume-mastery/numbers`);
});

test('a task reaches the mentor, and its points the learner', async () => {
  const id = randomUUID();
  await askAs('student', 'task_submissions', { id, lesson_id: lessonId, answer: 'One, two.' });
  expect((await newestTo(mentor))?.subject).toBe('A task to mark: Numbers & dates');

  await askAs('admin', 'rpc/mark_submission', { id, points: [5, 7], rubric, comment: 'Nearly.' });
  const marked = await newestTo(learner);
  expect(marked?.subject).toBe('Your task is marked: Numbers & dates');
  expect(marked?.text).toContain('Points: 12 of 15');
  expect(marked?.text).toContain('The comment:\n> Nearly.');
});

test('an order that was moved says so to its new address', async () => {
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  await shop.stack.backend.query(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone)
     values ($1, 499, 'paid', 'end_to_end_course', 'Asha Verma', 'asha@gmial.example', '9829012345')`,
    [orderId],
  );
  const email = 'asha@gmail.example';
  await askAs('admin', 'rpc/move_order', { order_id: orderId, email });
  const mail = await newestTo(email);
  expect(mail?.subject).toBe('Your order has this address now: End-to-End Placement Course');
  expect(mail?.text).toContain('Dear Asha Verma,');
  expect(mail?.text).toContain(`Log in, or sign up, with ${email}, then open My Courses`);
  expect(mail?.text).not.toContain('gmial');
});
