import { describe, expect, test } from 'vitest';
import { deleteAccount, newcomer, tokenOf } from '../auth/aged-sessions.ts';
import { order, record, statusOf } from '../payment/orders.ts';
import { clientWith, join, type Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  buy,
  call,
  endToEndCourse,
  learns,
  ownCourses,
  refund,
  resumeCourse,
  setConfirmed,
  useCourse,
} from './course.ts';

useCourse();

const claim = (person: Person) => call<number>(person, 'claim_course');

/** Someone who has paid with an address that the account has not confirmed yet. */
async function buyerToConfirm(): Promise<Person> {
  const buyer = await newcomer();
  await setConfirmed(buyer, false);
  await buy(buyer.email);
  return buyer;
}

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

  test('does not have it with an address that is not confirmed, and claims it once it is', async () => {
    const buyer = await buyerToConfirm();
    expect(await learns(buyer)).toEqual([]);
    expect(await claim(buyer)).toBe(0);
    await setConfirmed(buyer, true);
    expect(await claim(buyer)).toBe(1);
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
    expect(await claim(buyer)).toBe(0);
  });

  test('claims several courses at once', async () => {
    const email = `${crypto.randomUUID()}@college.example`;
    await buy(email);
    await buy(email.toUpperCase(), endToEndCourse.type);
    const buyer = await join(backend, email);
    expect(await claim(buyer)).toBe(2);
    expect((await learns(buyer)).sort()).toEqual([endToEndCourse.slug, resumeCourse.slug]);
  });

  test('cannot claim what is not paid, was refunded, is no course or is under another address', async () => {
    const buyer = await newcomer();
    const email = buyer.email;
    await setConfirmed(buyer, false);
    await order({ mentorshiptype: resumeCourse.type, customer_email: email });
    await refund(await buy(email));
    await buy(email, 'resume_preparation');
    await buy(`x${email}`);
    await setConfirmed(buyer, true);
    expect(await claim(buyer)).toBe(0);
    expect(await ownCourses(buyer)).toEqual([]);
  });

  test('cannot claim by the address in the profile, and a visitor not at all', async () => {
    const buyer = await buyerToConfirm();
    const thief = await newcomer();
    await thief.client.from('profiles').update({ email: buyer.email }).eq('id', thief.id);
    expect(await claim(thief)).toBe(0);
    expect((await people.visitor.rpc('claim_course')).error).not.toBeNull();
  });

  test('loses it with the refund, and is told why', async () => {
    const buyer = await newcomer();
    await refund(await buy(buyer.email));
    expect(await learns(buyer)).toEqual([]);
    expect(await ownCourses(buyer)).toMatchObject([
      { slug: resumeCourse.slug, was_refunded: true, ended_at: expect.any(String) },
    ]);
    expect(await claim(buyer)).toBe(0);
  });

  test('has it again when the refund was a mistake, and the order is paid by hand', async () => {
    const buyer = await newcomer();
    const orderId = await buy(buyer.email);
    await refund(orderId);
    await backend.query(`update public.payments set payment_status = 'paid' where order_id = $1`, [
      orderId,
    ]);
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
  });

  test('has it again by buying it again', async () => {
    const buyer = await newcomer();
    await refund(await buy(buyer.email));
    await buy(buyer.email);
    expect(await ownCourses(buyer)).toMatchObject([
      { slug: resumeCourse.slug, was_refunded: false, ended_at: null },
    ]);
  });

  test('keeps it when one of two payments is refunded', async () => {
    const buyer = await newcomer();
    const [first, second] = [await buy(buyer.email), await buy(buyer.email)];
    await refund(first);
    expect(await statusOf(first)).toBe('refunded');
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
    await refund(second);
    expect(await learns(buyer)).toEqual([]);
  });

  test('claims it again with a new account of the same address', async () => {
    const buyer = await newcomer();
    await buy(buyer.email);
    expect(await deleteAccount(await tokenOf(buyer))).toMatchObject({ status: 204 });
    expect(await statusOf(await buy(`${crypto.randomUUID()}@college.example`))).toBe('paid');
    const again = await join(backend, buyer.email);
    expect(await learns(again)).toEqual([]);
    expect(await claim(again)).toBe(1);
    expect(await learns(again)).toEqual([resumeCourse.slug]);
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
