import { describe, expect, test } from 'vitest';
import { aBooking, aPayment } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { order, record } from './orders.ts';

useBackend();

describe('one open order', () => {
  const buyer_key_hash = 'a'.repeat(64);

  test('per browser, person, type and booking: the second is a duplicate', async () => {
    const booking = aBooking();
    await people.service.from('form_submissions').insert(booking).throwOnError();
    const same = {
      customer_email: 'one@students.example',
      customer_phone: '9829012345',
      submission_id: booking['id'],
      buyer_key_hash,
    };
    const first = await order(same);
    const second = await people.service.from('payments').insert(aPayment(same));
    expect(second.error?.code).toBe('23505');

    await record(first, 'expired');
    expect((await people.service.from('payments').insert(aPayment(same))).error).toBeNull();
  });

  test('also when there is no booking', async () => {
    const same = {
      customer_email: 'two@students.example',
      customer_phone: '9829012345',
      buyer_key_hash,
    };
    await order(same);
    expect((await people.service.from('payments').insert(aPayment(same))).error?.code).toBe(
      '23505',
    );
    const other = aPayment({ ...same, mentorshiptype: 'interview_preparation' });
    expect((await people.service.from('payments').insert(other)).error).toBeNull();
  });

  test('stops nobody else: another browser, or one without a secret, makes its own', async () => {
    const customer_email = 'three@students.example';
    const same = { customer_email, customer_phone: '9829012345' };
    await order({ ...same, buyer_key_hash });
    await order({ ...same, buyer_key_hash: 'b'.repeat(64) });
    await order(same);
    await order(same);
  });
});
