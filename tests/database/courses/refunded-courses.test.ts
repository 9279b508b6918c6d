import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { statusOf } from '../payment/orders.ts';
import { backend } from '../support/use-backend.ts';
import { buy, claim, learns, ownCourses, refund, resumeCourse, useCourse } from './course.ts';

useCourse();

describe('someone who pays for a course', () => {
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
});
