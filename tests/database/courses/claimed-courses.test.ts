import { describe, expect, test } from 'vitest';
import { deleteAccount, newcomer, tokenOf } from '../auth/aged-sessions.ts';
import { order, statusOf } from '../payment/orders.ts';
import { join, type Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  buy,
  claim,
  endToEndCourse,
  learns,
  ownCourses,
  refund,
  resumeCourse,
  setConfirmed,
  useCourse,
} from './course.ts';

useCourse();

/** Someone who has paid with an address that the account has not confirmed yet. */
async function buyerToConfirm(): Promise<Person> {
  const buyer = await newcomer();
  await setConfirmed(buyer, false);
  await buy(buyer.email);
  return buyer;
}

describe('someone who pays for a course', () => {
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
