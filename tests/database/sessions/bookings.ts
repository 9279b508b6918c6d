import { order, record } from '../payment/orders.ts';
import { newOrderId, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';

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

export async function asMentor(
  orderId: string,
  action: string,
  startsAt?: string,
  seen?: { status: string; starts_at: string | null },
) {
  const { id } = await bookingOf(orderId);
  const { data } = await people.admin.client
    .rpc('change_as_mentor', {
      booking_id: id,
      action,
      ...(startsAt && { starts_at: startsAt }),
      ...(seen && { seen_status: seen.status }),
      ...(seen?.starts_at && { seen_start: seen.starts_at }),
    })
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
  link_id: string;
  opens_by_order: boolean;
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

/** As if the time of an order had begun a minute ago. */
export async function begin(orderId: string): Promise<Booking> {
  const { starts_at } = await bookingOf(orderId);
  await backend.query(
    `update public.bookings
     set starts_at = starts_at - past, ends_at = ends_at - past,
         blocked_from = blocked_from - past, blocked_to = blocked_to - past
     from (select $2::timestamptz - now() + interval '1 minute' as past) as time
     where order_id = $1`,
    [orderId, starts_at],
  );
  return bookingOf(orderId);
}

export async function forgetBookings(): Promise<void> {
  await backend.query('delete from public.bookings');
}
