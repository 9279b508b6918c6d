import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { order, paymentOf, record } from '../payment/orders.ts';
import { join, type Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  addLesson,
  begunDaysAgo,
  buy,
  call,
  canRead,
  complete,
  daysAgo,
  learns,
  newBuyer,
  refund,
  resumeCourse,
  useCourse,
} from './course.ts';

useCourse();

const move = (orderId: string, email: string) =>
  call<string>(people.admin, 'move_order', { order_id: orderId, email });

const mailsAboutMoves = async (orderId: string) =>
  (
    await people.service
      .from('outbox')
      .select('recipient')
      .eq('kind', 'order_moved')
      .like('subject', `${orderId}%`)
      .order('created_at')
  ).data?.map(({ recipient }) => recipient as string);

const orderOf = async ({ email }: Person) => {
  const { data } = await people.service
    .from('payments')
    .select('order_id')
    .eq('customer_email', email);
  return String(data?.[0]?.order_id);
};

describe('an order that was paid under a wrong address', () => {
  test('gives its course to the right account, and takes it from the wrong one', async () => {
    const [wrong, right] = [await newBuyer(), await newcomer()];
    const orderId = await orderOf(wrong);
    const lessonId = await addLesson();
    await complete(wrong, lessonId);
    expect(await move(orderId, ` ${right.email.toUpperCase()} `)).toBe('enrolled');
    expect(await learns(wrong)).toEqual([]);
    expect(await canRead(wrong, lessonId)).toBe(false);
    expect(await learns(right)).toEqual([resumeCourse.slug]);
    expect((await paymentOf(orderId))['customer_email']).toBe(right.email);
    expect(await mailsAboutMoves(orderId)).toEqual([right.email]);
    const { data } = await people.admin.client
      .from('admin_actions')
      .select('admin_name, summary')
      .eq('table_name', 'payments')
      .eq('row_id', orderId);
    expect(data).toEqual([{ admin_name: 'Ananya Mehra', summary: 'customer_email' }]);
    // What the wrong account has finished stays its own.
    const { data: progress } = await wrong.client.from('lesson_progress').select('lesson_id');
    expect(progress).toEqual([{ lesson_id: lessonId }]);
  });

  test('waits for an account that comes later, which claims it', async () => {
    const email = `${crypto.randomUUID()}@college.example`;
    const wrong = await newBuyer();
    const orderId = await orderOf(wrong);
    expect(await move(orderId, email)).toBe('waits');
    expect(await learns(wrong)).toEqual([]);
    expect(await call(wrong, 'claim_course')).toBe(0);
    const right = await join(backend, email);
    expect(await call(right, 'claim_course')).toBe(1);
    expect(await learns(right)).toEqual([resumeCourse.slug]);
    await refund(orderId);
    expect(await learns(right)).toEqual([]);
  });

  test('which nobody has claimed gives its course to the right account', async () => {
    const right = await newcomer();
    const orderId = await buy('typo@colege.example');
    expect(await move(orderId, right.email)).toBe('enrolled');
    expect(await learns(right)).toEqual([resumeCourse.slug]);
  });
});

describe('an order', () => {
  test('that is moved to the address that it has stays as it is', async () => {
    const buyer = await newBuyer();
    const orderId = await orderOf(buyer);
    await begunDaysAgo(buyer, 40);
    expect(await move(orderId, buyer.email.toUpperCase())).toBe('enrolled');
    const { data } = await buyer.client.from('enrolments').select('started_at').single();
    expect(Date.parse(String(data?.started_at))).toBeLessThan(Date.parse(daysAgo(39)));
    expect(await mailsAboutMoves(orderId)).toEqual([]);
  });

  test('that moves to the new address of the same account goes on where it is', async () => {
    const buyer = await newBuyer();
    const orderId = await orderOf(buyer);
    await begunDaysAgo(buyer, 40);
    const email = `${crypto.randomUUID()}@college.example`;
    await backend.query('update auth.users set email = $2 where id = $1', [buyer.id, email]);
    expect(await move(orderId, email)).toBe('enrolled');
    const { data } = await buyer.client.from('enrolments').select('started_at').single();
    expect(Date.parse(String(data?.started_at))).toBeLessThan(Date.parse(daysAgo(39)));
  });

  test('that moves there and back says so in a mail each time', async () => {
    const [one, other] = [await newBuyer(), await newcomer()];
    const orderId = await orderOf(one);
    const ways = [other.email, one.email, other.email];
    for (const email of ways) {
      await move(orderId, email);
      await backend.query(`update public.outbox set sent_at = now() where kind = 'order_moved'`);
    }
    expect(await mailsAboutMoves(orderId)).toEqual(ways);
    expect(await learns(one)).toEqual([]);
    expect(await learns(other)).toEqual([resumeCourse.slug]);
  });

  test.each(['pending', 'failed', 'refunded'])('that is %s is not moved', async (status) => {
    const orderId = await order({ mentorshiptype: resumeCourse.type });
    if (status !== 'pending') await record(orderId, status);
    expect(await move(orderId, people.student.email)).toBe('not_paid');
    expect((await paymentOf(orderId))['customer_email']).not.toBe(people.student.email);
  });

  test('that does not exist is not moved', async () => {
    expect(await move(`ord_${'0'.repeat(32)}`, people.student.email)).toBe('not_paid');
  });

  test.each(['', 'nobody', null, 'a@b.example\nbcc: c@d.example'])(
    'is not moved to %j',
    async (email) => {
      const buyer = await newBuyer();
      const { error } = await people.admin.client.rpc('move_order', {
        order_id: await orderOf(buyer),
        email,
      });
      expect(error).not.toBeNull();
      expect(await learns(buyer)).toEqual([resumeCourse.slug]);
    },
  );
});
