import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { buy, endToEndCourse, learns, refund, resumeCourse, useCourse } from './course.ts';

useCourse();

describe('the End-to-End course', () => {
  test('includes the Resume & Interview course, and ends with it', async () => {
    const buyer = await newcomer();
    const orderId = await buy(buyer.email, endToEndCourse.type);
    expect((await learns(buyer)).sort()).toEqual([endToEndCourse.slug, resumeCourse.slug]);
    await refund(orderId);
    expect(await learns(buyer)).toEqual([]);
  });

  test('is not part of the Resume & Interview course', async () => {
    const buyer = await newcomer();
    await buy(buyer.email);
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
  });

  test('leaves a Resume & Interview course that was bought by itself when it is refunded', async () => {
    const buyer = await newcomer();
    await buy(buyer.email);
    await refund(await buy(buyer.email, endToEndCourse.type));
    expect(await learns(buyer)).toEqual([resumeCourse.slug]);
  });
});
