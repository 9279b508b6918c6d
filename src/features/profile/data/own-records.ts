import { type Records, recordsSchema } from '#src/features/profile/schemas/own-data.ts';
import { supabase } from '#src/shared/data/client.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// What the tables hold about one person, for their profile.

export interface OwnRegistration {
  eventId: string;
  /** Undefined when the event is not listed any more. */
  event: OwnEvent | undefined;
}

interface OwnEvent {
  title: string;
  event_date: string;
  event_time: string;
  venue: string;
  is_past_event: boolean;
}

/** The newest registrations first. One request returns all that a person can have. */
export async function listRegisteredEvents(userId: string): Promise<OwnRegistration[]> {
  const client = await supabase();
  const answer = await client
    .from('event_registrations')
    .select('event_id, events (title, event_date, event_time, venue, is_past_event)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false });
  return unwrap(answer).map(({ event_id, events }) => ({
    eventId: event_id,
    event: (events as OwnEvent | null) ?? undefined,
  }));
}

export type OwnPayment = Pick<
  Database['public']['CompositeTypes']['own_payment'],
  | 'order_id'
  | 'amount'
  | 'payment_status'
  | 'mentorshiptype'
  | 'created_at'
  | 'refund_state'
  | 'returned_in_paise'
>;

/** The newest orders under the confirmed address of someone who is signed in. */
export async function listOwnPayments(): Promise<OwnPayment[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_payments'));
}

export type OwnBooking = Pick<
  Database['public']['CompositeTypes']['own_booking'],
  'order_id' | 'status' | 'opens_by_order'
> & {
  /** Until a time is chosen there is none. */
  starts_at: string | null;
};

/** The sessions of the orders in listOwnPayments(). */
export async function listOwnBookings(): Promise<OwnBooking[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_bookings'));
}

/** Every row about someone who is signed in, by table. */
export async function readOwnRecords(): Promise<Records> {
  const client = await supabase();
  return parseAnswer(recordsSchema, unwrap(await client.rpc('own_records')));
}
