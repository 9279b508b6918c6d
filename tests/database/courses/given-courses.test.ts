import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { order, record } from '../payment/orders.ts';
import { backend, people } from '../support/use-backend.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import {
  buy,
  call,
  course,
  courseId,
  endToEndCourse,
  learns,
  resumeCourse,
  setConfirmed,
  useCourse,
} from './course.ts';

useCourse();

const give = (email: string, id = course.id, who: Person = people.admin) =>
  call<string>(who, 'give_course', { course_id: id, email });

const end = (id: string) => call<boolean>(people.admin, 'end_enrolment', { id });

async function enrolmentOf({ id }: Person): Promise<string> {
  const { data } = await people.service
    .from('enrolments')
    .select('id')
    .eq('user_id', id)
    .single()
    .throwOnError();
  return (data as { id: string }).id;
}

const auditLines = async (row_id: string) =>
  (
    await people.admin.client
      .from('admin_actions')
      .select('admin_name, action, table_name, subject, summary')
      .eq('row_id', row_id)
      .order('happened_at')
      .throwOnError()
  ).data as unknown as Row[];

const mails = async (subject: string) =>
  (await people.service.from('outbox').select('kind, recipient').eq('subject', subject)).data;

describe('an admin gives a course', () => {
  test('to an account, which has it from then on and is told by mail', async () => {
    const learner = await newcomer();
    expect(await give(` ${learner.email.toUpperCase()} `)).toBe('ok');
    expect(await learns(learner)).toEqual([resumeCourse.slug]);
    const id = await enrolmentOf(learner);
    expect(await mails(id)).toEqual([{ kind: 'course_given', recipient: learner.email }]);
    expect(await auditLines(id)).toMatchObject([
      {
        admin_name: 'Ananya Mehra',
        action: 'created',
        table_name: 'enrolments',
        subject: 'Resume & Interview Course',
      },
    ]);
  });

  test('once: it says who has it already, by itself or in another course', async () => {
    const [bought, given, larger] = [await newcomer(), await newcomer(), await newcomer()];
    await buy(bought.email);
    await give(given.email);
    await buy(larger.email, endToEndCourse.type);
    for (const { email } of [bought, given, larger]) expect(await give(email)).toBe('has_it');
    // The smaller one does not stand in the way of the larger one.
    expect(await give(bought.email, await courseId(endToEndCourse.slug))).toBe('ok');
  });

  test('not to an address without an account, nor to one that is not confirmed', async () => {
    expect(await give('nobody@college.example')).toBe('no_account');
    const learner = await newcomer();
    await setConfirmed(learner, false);
    expect(await give(learner.email)).toBe('no_account');
    expect(await learns(learner)).toEqual([]);
  });

  test('and takes it back, and can give it again', async () => {
    const learner = await newcomer();
    await give(learner.email);
    const id = await enrolmentOf(learner);
    expect(await end(id)).toBe(true);
    expect(await end(id)).toBe(false);
    expect(await learns(learner)).toEqual([]);
    expect(await auditLines(id)).toMatchObject([
      {},
      { action: 'changed', subject: 'Resume & Interview Course', summary: 'ended_at' },
    ]);
    expect(await give(learner.email)).toBe('ok');
    expect(await learns(learner)).toEqual([resumeCourse.slug]);
  });

  const canBeEnded = async ({ email }: Person) =>
    (
      await call<Row[]>(people.admin, 'course_learners', { course_id: course.id, search: email })
    ).map(({ can_be_ended }) => can_be_ended);

  test('but cannot take back what was bought', async () => {
    const learner = await newcomer();
    const orderId = await order({
      mentorshiptype: resumeCourse.type,
      customer_email: learner.email,
    });
    await record(orderId, 'paid', { livemode: true });
    expect(await canBeEnded(learner)).toEqual([false]);
    expect(await end(await enrolmentOf(learner))).toBe(false);
    expect(await learns(learner)).toEqual([resumeCourse.slug]);
  });

  test('and takes back what was bought with test money', async () => {
    const learner = await newcomer();
    await buy(learner.email);
    expect(await canBeEnded(learner)).toEqual([true]);
    expect(await end(await enrolmentOf(learner))).toBe(true);
    expect(await learns(learner)).toEqual([]);
  });

  test('and a payment that comes later leaves one enrolment when it is refunded', async () => {
    const learner = await newcomer();
    await give(learner.email);
    await buy(learner.email);
    await backend.query(
      `update public.payments set payment_status = 'refunded' where lower(customer_email) = $1`,
      [learner.email],
    );
    expect(await learns(learner)).toEqual([resumeCourse.slug]);
  });
});
