import { supabase } from '#src/shared/data/client.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

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
  'order_id' | 'amount' | 'payment_status' | 'mentorshiptype' | 'created_at'
>;

/** The newest orders under the confirmed address of someone who is signed in. */
export async function listOwnPayments(): Promise<OwnPayment[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_payments'));
}

export type OwnBooking = Pick<
  Database['public']['CompositeTypes']['own_booking'],
  'order_id' | 'status'
> & {
  /** Until a time is chosen there is none. */
  starts_at: string | null;
};

/** The sessions of the orders in listOwnPayments(). */
export async function listOwnBookings(): Promise<OwnBooking[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_bookings'));
}

/** Every row about someone, by table. */
export async function readOwnRecords(userId: string): Promise<Record<string, object[]>> {
  const client = await supabase();
  const [profiles, roles, event_registrations, reviews, payments, bookings, papers] =
    await Promise.all([
      client.from('profiles').select('*').eq('id', userId),
      client.from('user_roles').select('*').eq('user_id', userId),
      readOwnRows('event_registrations', userId),
      readOwnRows('reviews', userId),
      listOwnPayments(),
      listOwnBookings(),
      client.rpc('own_papers'),
    ]);
  const user_roles = unwrap(roles);
  return {
    profiles: unwrap(profiles),
    user_roles,
    event_registrations,
    reviews,
    payments,
    bookings,
    session_papers: unwrap(papers),
  };
}

async function readOwnRows(table: 'event_registrations' | 'reviews', userId: string) {
  const client = await supabase();
  return readAll(async (last: { id: string } | undefined) => {
    const query = client.from(table).select('*').eq('user_id', userId);
    const following = last ? query.gt('id', last.id) : query;
    return unwrap(await following.order('id').limit(rowsPerRequest));
  });
}
