import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { invitePeople, type People } from '../support/people.ts';
import { aBooking, aPayment, newOrderId, type Row } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());

async function order(changes: Row = {}): Promise<string> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  return String(row['order_id']);
}

async function paymentOf(orderId: string) {
  const { data } = await people.service
    .from('payments')
    .select()
    .eq('order_id', orderId)
    .single()
    .throwOnError();
  return data as Row;
}

const statusOf = async (orderId: string) => (await paymentOf(orderId))['payment_status'];

async function mailsAbout(orderId: string): Promise<string[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind')
    .eq('subject', orderId)
    .order('kind')
    .throwOnError();
  return (data ?? []).map(({ kind }: { kind: string }) => kind);
}

let eventNumber = 0;
/** Tells the database of an event as the webhook does; the order is for ₹149. */
async function record(orderId: string, newStatus: string, changes: Row = {}) {
  const { data, error } = await people.service.rpc('record_payment_event', {
    event_id: `evt_${eventNumber++}`,
    event_type: 'checkout.session.completed',
    order_id: orderId,
    new_status: newStatus,
    amount_in_paise: 14_900,
    currency: 'inr',
    livemode: false,
    ...changes,
  });
  if (error) throw error;
  return data as string;
}

describe('a paid order', () => {
  test('is recorded once, with everything Stripe said and one mail', async () => {
    const orderId = await order();
    const said = { session_id: `cs_${orderId}`, payment_intent_id: 'pi_1' };
    expect(await record(orderId, 'paid', said)).toBe('applied');
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'paid',
      stripe_session_id: said.session_id,
      stripe_payment_intent_id: 'pi_1',
      livemode: false,
      paid_at: expect.any(String),
    });
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is told who bought what in its mail', async () => {
    const orderId = await order({ customer_name: 'Kavya Nair' });
    await record(orderId, 'paid');
    const { data } = await people.service
      .from('outbox')
      .select('recipient, payload')
      .eq('subject', orderId)
      .single();
    expect(data).toMatchObject({
      recipient: (await paymentOf(orderId))['customer_email'],
      payload: {
        order_id: orderId,
        amount: 149,
        mentorshiptype: 'resume_preparation',
        customer_name: 'Kavya Nair',
        paid_at: expect.any(String),
      },
    });
  });

  test('is recorded once when the same event comes five times in a row and at once', async () => {
    const orderId = await order();
    const event = { event_id: `evt_repeated_${orderId}` };
    const answers = [await record(orderId, 'paid', event), await record(orderId, 'paid', event)];
    answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => record(orderId, 'paid', event)))));
    expect(answers).toEqual(['applied', ...Array(6).fill('duplicate')]);
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is recorded once when two different events say so', async () => {
    const orderId = await order();
    expect(await Promise.all([record(orderId, 'paid'), record(orderId, 'paid')])).toEqual(
      expect.arrayContaining(['applied', 'unchanged']),
    );
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('can be learned by asking, without an event', async () => {
    const orderId = await order();
    expect(await record(orderId, 'paid', { event_id: null })).toBe('applied');
    expect(await record(orderId, 'paid', { event_id: null })).toBe('unchanged');
  });

  test('stays paid when an expiry or a failure comes late', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    expect(await record(orderId, 'expired')).toBe('unchanged');
    expect(await record(orderId, 'failed')).toBe('unchanged');
    expect(await record(orderId, 'pending')).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('becomes refunded, and nothing after that', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    expect(await record(orderId, 'refunded')).toBe('applied');
    expect(await record(orderId, 'paid')).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation', 'refund']);
  });
});

describe('an order that was given up', () => {
  test('can still be paid, and its unsent regrets are dropped', async () => {
    const orderId = await order();
    expect(await record(orderId, 'failed')).toBe('applied');
    expect(await mailsAbout(orderId)).toEqual(['payment_failed']);
    expect(await record(orderId, 'paid')).toBe('applied');
    expect(await mailsAbout(orderId)).toEqual(['booking_confirmation']);
  });

  test('is expired only by the session that it has now', async () => {
    const orderId = await order({ stripe_session_id: `cs_now_${newOrderId()}` });
    expect(await record(orderId, 'expired', { session_id: 'cs_before' })).toBe('unchanged');
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('is refunded even if nobody said that it was paid', async () => {
    const orderId = await order();
    expect(await record(orderId, 'refunded')).toBe('applied');
    expect(await record(orderId, 'paid')).toBe('unchanged');
  });
});

describe('an order cannot be paid', () => {
  const wrong: [what: string, changes: Row][] = [
    ['with one paisa less', { amount_in_paise: 14_899 }],
    ['with the rupees taken for paise', { amount_in_paise: 149 }],
    ['in dollars', { currency: 'usd' }],
    ['without an amount', { amount_in_paise: null }],
    ['without a currency', { currency: null }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    const orderId = await order();
    expect(await record(orderId, 'paid', changes)).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('pending');
    expect(await mailsAbout(orderId)).toEqual([]);
  });

  test('with test money when it is a live order', async () => {
    const orderId = await order({ livemode: true });
    expect(await record(orderId, 'paid')).toBe('mismatch');
    expect(await statusOf(orderId)).toBe('pending');
  });

  test('when nobody knows it', async () => {
    expect(await record(newOrderId(), 'paid')).toBe('unknown_order');
    expect(await record('ord_1', 'paid')).toBe('unknown_order');
  });

  test('and the attempt is kept for the admin to look at', async () => {
    const orderId = await order();
    await record(orderId, 'paid', { currency: 'usd' });
    const { data } = await people.service
      .from('provider_events')
      .select('outcome')
      .eq('order_id', orderId);
    expect(data).toEqual([{ outcome: 'mismatch' }]);
  });
});

test('in any order of events, paid is never undone and never mailed twice', async () => {
  const status = fc.constantFrom('pending', 'paid', 'failed', 'expired', 'refunded');
  await fc.assert(
    fc.asyncProperty(fc.array(status, { maxLength: 8 }), async (statuses) => {
      const orderId = await order();
      const seen: unknown[] = [];
      for (const next of statuses) {
        await record(orderId, next);
        seen.push(await statusOf(orderId));
      }
      const firstPaid = seen.indexOf('paid');
      if (firstPaid >= 0) {
        expect(['paid', 'refunded']).toEqual(expect.arrayContaining(seen.slice(firstPaid)));
      }
      const kinds = await mailsAbout(orderId);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.includes('booking_confirmation')).toBe(firstPaid >= 0);
    }),
    { numRuns: 40 },
  );
});

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

describe('the result of an order', () => {
  const result = (orderId: unknown) =>
    people.visitor.rpc('payment_by_order_id', { order_id: orderId }).maybeSingle();

  test('can be read by someone who has its id, without anything about the buyer', async () => {
    const orderId = await order();
    expect((await result(orderId)).data).toEqual({
      order_id: orderId,
      amount: 149,
      payment_status: 'pending',
      mentorshiptype: 'resume_preparation',
    });
  });

  test.each([newOrderId(), 'ord_', '%', '', null, "' or true --"])(
    'cannot be had with %j',
    async (guess) => {
      await order();
      expect((await result(guess)).data).toBeNull();
    },
  );

  test('cannot be searched for in the table', async () => {
    const orderId = await order();
    for (const client of [people.visitor, people.student.client]) {
      const { data, count } = await client
        .from('payments')
        .select('order_id', { count: 'exact' })
        .like('order_id', `${orderId.slice(0, 8)}%`);
      expect(data ?? []).toEqual([]);
      expect(count ?? 0).toBe(0);
    }
  });
});

test('nobody but the service can record an event', async () => {
  const orderId = await order();
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    const { error } = await client.rpc('record_payment_event', {
      event_type: 'checkout.session.completed',
      order_id: orderId,
      new_status: 'paid',
      amount_in_paise: 14_900,
      currency: 'inr',
    });
    expect(error?.code).toBe('42501');
  }
  expect(await statusOf(orderId)).toBe('pending');
});

describe('the service cannot store', () => {
  const wrong: [what: string, changes: Row][] = [
    ['an order id that can be guessed', { order_id: 'ord_1' }],
    ['no amount', { amount: 0 }],
    ['a negative amount', { amount: -149 }],
    ['part of a rupee', { amount: 149.5 }],
    ['a status that is none', { payment_status: 'free' }],
    ['a phone number of nine digits', { customer_phone: '982901234' }],
    ['a checkout address that is none', { checkout_url: 'javascript:alert(1)' }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    const row = aPayment(changes);
    expect((await people.service.from('payments').insert(row)).error).not.toBeNull();
  });
});
