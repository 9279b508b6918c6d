import { backend, people } from '../support/use-backend.ts';
import { setNight } from '../support/night.ts';
import { newOrderId, type Row } from '../support/sample-rows.ts';
import { order, record } from '../payment/orders.ts';

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** Open every day from `opens` to `closes`, rules that leave room for tests, and daylight. */
export async function openEveryDay(opens = '09:00', closes = '12:00', settings: Row = {}) {
  await setNight(backend.query, false);
  await people.service.from('open_hours').delete().gte('created_at', '2000-01-01').throwOnError();
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await people.service
    .from('open_hours')
    .insert(weekdays.map((weekday) => ({ weekday, opens_at: opens, closes_at: closes })))
    .throwOnError();
  await setRules({
    notice_hours: 12,
    horizon_days: 30,
    buffer_minutes: 10,
    sessions_per_day: 6,
    change_until_hours: 24,
    moves_allowed: 1,
    joining_link: 'https://meet.example/room',
    ...settings,
  });
}

export const setRules = async (settings: Row) =>
  people.service.from('schedule_settings').update(settings).eq('id', 1).throwOnError();

/** The wall time of India on a day from today, as a moment. */
export function inIndia(daysFromToday: number, time: string): string {
  const offset = 5.5 * hourInMilliseconds;
  const day = new Date(Date.now() + offset + daysFromToday * dayInMilliseconds);
  return new Date(`${day.toISOString().slice(0, 10)}T${time}:00+05:30`).toISOString();
}

export async function freeSlots(from: string, to: string, client = people.visitor) {
  const { data } = await client
    .rpc('free_slots', { from_moment: from, to_moment: to })
    .throwOnError();
  return (data as string[]).map((moment) => new Date(moment).toISOString());
}

/** The free times of one day in India, as HH:MM there. */
export async function freeTimesOn(daysFromToday: number): Promise<string[]> {
  const slots = await freeSlots(
    inIndia(daysFromToday, '00:00'),
    inIndia(daysFromToday + 1, '00:00'),
  );
  return slots.map((moment) =>
    new Date(Date.parse(moment) + 5.5 * hourInMilliseconds).toISOString().slice(11, 16),
  );
}

/** An order that was paid without a time. */
export async function paidOrder(changes: Row = {}): Promise<string> {
  const orderId = await order({ order_id: newOrderId(), ...changes });
  await record(orderId, 'paid');
  return orderId;
}

/** An order for which a time is held while it is paid. */
export async function holdingOrder(startsAt: string, changes: Row = {}): Promise<string> {
  const orderId = await order({ order_id: newOrderId(), ...changes });
  const held = await holdForOrder(orderId, startsAt);
  if (held.answer !== 'ok') throw new Error(`not held: ${held.answer}`);
  return orderId;
}

export interface Held {
  answer: string;
  hold_ends: string | null;
}

export async function hold(startsAt: string, changes: Row = {}): Promise<Held> {
  const { data } = await people.service
    .rpc('hold_time', {
      starts_at: startsAt,
      holder_hash: 'a'.repeat(64),
      network_hash: 'network',
      minutes: 10,
      holds_per_network: 5,
      ...changes,
    })
    .throwOnError();
  return data as Held;
}

export async function holdForOrder(
  orderId: string,
  startsAt: string | null,
  holderHash: string | null = null,
): Promise<Held> {
  const { data } = await people.service
    .rpc('hold_for_order', { order_id: orderId, starts_at: startsAt, holder_hash: holderHash })
    .throwOnError();
  return data as Held;
}

export const choose = (orderId: string, startsAt: string) =>
  answerOf('choose_time', { order_id: orderId, starts_at: startsAt });

export const cancel = (orderId: string) => answerOf('cancel_session', { order_id: orderId });

async function answerOf(name: string, parameters: Row): Promise<string> {
  const { data } = await people.service.rpc(name, parameters).throwOnError();
  return data as string;
}

export async function asMentor(orderId: string, action: string, startsAt?: string) {
  const { id } = await bookingOf(orderId);
  const { data } = await people.admin.client
    .rpc('change_as_mentor', { booking_id: id, action, ...(startsAt && { starts_at: startsAt }) })
    .throwOnError();
  return data as string;
}

interface Booking {
  id: string;
  status: string;
  starts_at: string | null;
  lost_start: string | null;
  moves: number;
  sequence: number;
}

export async function bookingOf(orderId: string): Promise<Booking> {
  const { data } = await people.service
    .from('bookings')
    .select()
    .eq('order_id', orderId)
    .single()
    .throwOnError();
  return data as unknown as Booking;
}

/** Everything about the order's booking is so much longer ago, as if time had passed. */
export async function letTimePass(orderId: string, interval: string): Promise<void> {
  await backend.query(
    `update public.bookings set
       starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval,
       blocked_from = blocked_from - $2::interval, blocked_to = blocked_to - $2::interval,
       hold_ends = hold_ends - $2::interval
     where order_id = $1`,
    [orderId, interval],
  );
}

/** The hold of the order is over; its time is still ahead. */
export const endHold = (orderId: string) =>
  backend.query(
    `update public.bookings set hold_ends = now() - interval '1 second' where order_id = $1`,
    [orderId],
  );

interface SessionMail {
  kind: string;
  recipient: string;
  due_at: string;
  expires_at: string | null;
  payload: Row;
}

/** The mails about the order's booking that are not sent, each as kind and reader, the first one due first. */
export async function waitingMails(orderId: string): Promise<SessionMail[]> {
  return backend.query<SessionMail>(
    `select kind, recipient, due_at, expires_at, payload from public.outbox
     where sent_at is null and payload ->> 'order_id' = $1 and kind like 'session%'
     order by due_at, kind, payload ->> 'reader'`,
    [orderId],
  );
}

export const kindsOf = (mails: SessionMail[]) =>
  mails.map(({ kind, payload }) => `${kind} to ${String(payload['reader'])}`);

export async function forgetBookings(): Promise<void> {
  await backend.query('delete from public.bookings');
}
