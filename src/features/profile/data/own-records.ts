import { supabase } from '#src/shared/data/client.ts';
import type { Database } from '#src/shared/data/database.types.ts';
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
  'order_id' | 'amount' | 'payment_status' | 'mentorshiptype' | 'created_at'
>;

/** The newest orders under the confirmed address of someone who is signed in. */
export async function listOwnPayments(): Promise<OwnPayment[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_payments'));
}

/** Every row about someone, by table. */
export async function readOwnRecords(userId: string): Promise<Record<string, object[]>> {
  const client = await supabase();
  const [profiles, user_roles, event_registrations, reviews, payments] = await Promise.all([
    allRows((from, to) => client.from('profiles').select('*').eq('id', userId).range(from, to)),
    allRows((from, to) =>
      client.from('user_roles').select('*').eq('user_id', userId).range(from, to),
    ),
    allRows((from, to) =>
      client
        .from('event_registrations')
        .select('*')
        .eq('user_id', userId)
        .order('id')
        .range(from, to),
    ),
    allRows((from, to) =>
      client.from('reviews').select('*').eq('user_id', userId).order('id').range(from, to),
    ),
    listOwnPayments(),
  ]);
  return { profiles, user_roles, event_registrations, reviews, payments };
}

// The service answers no more rows at once (docs/architecture.md, "Stand-ins").
const rowsAtOnce = 1000;

async function allRows<Row extends object>(
  read: (from: number, to: number) => PromiseLike<Parameters<typeof unwrap<Row[] | null>>[0]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = unwrap(await read(rows.length, rows.length + rowsAtOnce - 1));
    rows.push(...page);
    if (page.length < rowsAtOnce) return rows;
  }
}
