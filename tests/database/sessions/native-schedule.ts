import { randomBytes } from 'node:crypto';
import { aPayment, type Row } from '../support/sample-rows.ts';
import { sql } from '../support/use-native-database.ts';

/** How many buy at the same time. */
export const buyers = 50;

export async function openDays(settings: Row = {}): Promise<void> {
  await sql`delete from public.bookings`;
  await sql`delete from public.open_hours`;
  await sql`
    insert into public.open_hours (weekday, opens_at, closes_at)
    select weekday, '00:00', '24:00' from generate_series(1, 7) as weekday`;
  await sql`update public.schedule_settings set ${sql({
    notice_hours: 0,
    horizon_days: 60,
    buffer_minutes: 10,
    sessions_per_day: 20,
    ...settings,
  })}`;
}

/** The free times from tomorrow on, the first one first. */
export const freeTimes = async () =>
  (
    await sql<{ moment: Date }[]>`
      select unnest(public.free_slots(now() + interval '1 day', now() + interval '60 days')) as moment`
  ).map(({ moment }) => moment.toISOString());

export const hold = async (startsAt: string) => {
  const [row] = await sql<{ answer: string }[]>`
    select answer from public.hold_time(
      ${startsAt}, ${randomBytes(32).toString('hex')}, ${randomBytes(8).toString('hex')}, 10, 5)`;
  return row?.answer;
};

export async function paidOrder(): Promise<string> {
  const payment = aPayment({ payment_status: 'paid' });
  await sql`insert into public.payments ${sql(payment)}`;
  return String(payment['order_id']);
}

export const choose = async (orderId: string, startsAt: string) => {
  const [row] = await sql<{ answer: string }[]>`
    select public.choose_time(${orderId}, ${startsAt}) as answer`;
  return row?.answer;
};

export const each = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: buyers }, (_value, index) => work(index)));

export const timesOf = (answers: (string | undefined)[], answer: string) =>
  answers.filter((given) => given === answer).length;

export const overlaps = async () => {
  const [{ count } = { count: '0' }] = await sql<{ count: string }[]>`
    select count(*) from public.bookings as one
    join public.bookings as other
      on one.id < other.id
      and tstzrange(one.blocked_from, one.blocked_to) && tstzrange(other.blocked_from, other.blocked_to)
    where one.status in ('held', 'booked') and other.status in ('held', 'booked')`;
  return Number(count);
};
