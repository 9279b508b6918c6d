import { expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { order } from '../payment/orders.ts';

useBackend();

const day = '2031-03-04';

/** Somebody has paid, and has this time. */
async function bookAt(time: string): Promise<string> {
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
    [orderId, `${day}T${time}:00+05:30`],
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

test('hours that end later take the place of the ones that begin with them', async () => {
  const put = (closes_at: string) =>
    people.admin.client
      .from('open_hours')
      .upsert([{ weekday: 7, on_date: null, opens_at: '05:00', closes_at }], {
        onConflict: 'weekday,on_date,opens_at',
      })
      .throwOnError();
  await put('06:00');
  await put('07:00');
  const { data } = await people.admin.client
    .from('open_hours')
    .select('closes_at')
    .eq('weekday', 7)
    .eq('opens_at', '05:00')
    .throwOnError();
  expect(data).toEqual([{ closes_at: '07:00:00' }]);
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
