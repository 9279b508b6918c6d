import { expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { order } from '../payment/orders.ts';

useBackend();

const day = '2031-03-04';

/** Somebody has paid, and has this time. */
async function bookAt(time: string, onDay = day): Promise<string> {
  const orderId = await order({ mentorshiptype: 'resume_preparation' });
  await backend.query(`update public.payments set payment_status = 'paid' where order_id = $1`, [
    orderId,
  ]);
  await backend.query(
    `update public.bookings
     set status = 'booked', starts_at = start, ends_at = start + interval '30 minutes',
         blocked_from = start, blocked_to = start + interval '30 minutes'
     from (select $2::timestamptz as start) as chosen
     where order_id = $1`,
    [orderId, `${onDay}T${time}:00+05:30`],
  );
  return orderId;
}

test('the refusal of a day off tells an admin when sessions are booked on it', async () => {
  await bookAt('18:40');
  await bookAt('18:00');
  const { status, error } = await people.admin.client.from('open_hours').insert({ on_date: day });
  expect(status).toBe(409);
  expect(error).toMatchObject({ code: 'day_taken', details: '18:00,18:40' });
});

test('days off tell the sessions that are booked on all of them, and none is saved', async () => {
  await bookAt('18:40', '2031-06-02');
  await bookAt('18:00', '2031-06-02');
  await bookAt('09:00', '2031-06-04');
  const days = ['2031-06-01', '2031-06-02', '2031-06-03', '2031-06-04'];
  const { data } = await people.admin.client
    .rpc('save_schedule', {
      hours: days.map((on_date) => ({ on_date, seen: null, wanted: [] })),
      rules_seen: {},
      rules: {},
    })
    .throwOnError();
  expect(data).toEqual({
    outcome: 'taken',
    taken: ['2031-06-02T18:00', '2031-06-02T18:40', '2031-06-04T09:00'],
  });
  const stored = await people.admin.client.from('open_hours').select().in('on_date', days);
  expect(stored.data).toEqual([]);
});

test('an admin reads sessions with the people who paid for them, and nobody else does', async () => {
  const orderId = await bookAt('10:00');
  const read = (client: typeof people.visitor) =>
    client
      .from('bookings')
      .select('order_id, payments!inner(payment_status, customer_name)')
      .eq('payments.payment_status', 'paid')
      .eq('order_id', orderId);
  const { data } = await read(people.admin.client).throwOnError();
  expect(data).toMatchObject([{ order_id: orderId, payments: { payment_status: 'paid' } }]);
  expect((await read(people.student.client)).data).toEqual([]);
  expect((await read(people.visitor)).error?.code).toBe('42501');
});
