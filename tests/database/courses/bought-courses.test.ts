import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { order, record } from '../payment/orders.ts';
import { clientWith } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import { buy, claim, learns, refund, resumeCourse, useCourse } from './course.ts';

useCourse();

describe('someone who pays for a course', () => {
  test.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])('has it at once, with the confirmed address of the account, %s', async (_, written) => {
    const buyer = await newcomer();
    await buy(written(buyer.email));
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
    expect(await claim(buyer)).toBe(0);
  });

  test('has it also when the order failed or expired before', async () => {
    const buyer = await newcomer();
    for (const status of ['failed', 'expired']) {
      const orderId = await order({
        mentorshiptype: resumeCourse.type,
        customer_email: buyer.email,
      });
      await record(orderId, status);
      expect(await learns(buyer)).toEqual([]);
      await record(orderId, 'paid');
      expect(await learns(buyer)).toEqual([resumeCourse.slug]);
      await refund(orderId);
    }
  });

  test('has it once, however often the payment is told', async () => {
    const buyer = await newcomer();
    const orderId = await buy(buyer.email);
    await record(orderId, 'paid');
    await record(orderId, 'paid');
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
    const { data } = await buyer.client.from('enrolments').select('order_id').throwOnError();
    expect(data).toEqual([{ order_id: orderId }]);
  });
});

test('nobody enrols anybody by a request', async () => {
  const buyer = await newcomer();
  const orderId = await buy('someone@college.example');
  for (const client of [buyer.client, people.admin.client, clientWith(backend, backend.anonKey)]) {
    const { error } = await client.from('enrolments').insert({
      user_id: buyer.id,
      course_id: '00000000-0000-0000-0000-000000000000',
      source: 'order',
      order_id: orderId,
    });
    expect(error?.code).toBe('42501');
    for (const name of ['enrol_buyer', 'confirmed_account', 'enrol_paid_buyer']) {
      expect((await client.rpc(name, { email: buyer.email })).status).toBe(404);
    }
  }
});
