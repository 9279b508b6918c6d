import type { ChangeRules } from '#src/features/sessions/messages/refusals.ts';
import type { Session, SessionKey } from '#src/features/sessions/schemas/session.ts';
import { sessionStatuses } from '#src/features/sessions/schemas/session.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { findOrder } from '../payment/orders.ts';
import type { Order } from '../payment/order.ts';
import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { readPapers } from './papers.ts';
import { linkIdOfToken, tokenOfLink } from './session-token.ts';

// What is read about bookings. Everything here throws DatabaseError.

type Booking = Database['public']['Tables']['bookings']['Row'];
type Settings = Database['public']['Tables']['schedule_settings']['Row'];

const hour = 60 * 60 * 1000;
/** How long the link of a mail opens its session after its end. */
const linkLasts = 90 * 24 * hour;

/**
 * A session, or why there is none to show: `over` when the link of a mail is too old, `moved` when the order's id opens
 * it no more.
 */
export async function findSession(
  key: SessionKey,
  now = Date.now(),
): Promise<Session | 'missing' | 'over' | 'moved'> {
  const booking = await findBooking(key);
  if (booking === null || booking.order_id === null || !isPaidFor(booking)) return 'missing';
  if ('order_id' in key && !booking.opens_by_order) return 'moved';
  const [order, settings, papers] = await Promise.all([
    findOrder(booking.order_id),
    readSettings(),
    readPapers(booking.id, { withNotes: hasBegun(booking, now) }),
  ]);
  if (order === null || !canHaveSession(order)) return 'missing';
  if ('token' in key && booking.ends_at !== null && Date.parse(booking.ends_at) + linkLasts < now) {
    return 'over';
  }
  return { ...sessionOf(booking, order, settings), papers };
}

async function findBooking(key: SessionKey): Promise<Booking | null> {
  const bookings = database().from('bookings').select();
  if ('order_id' in key) {
    return unwrapOptional(await bookings.eq('order_id', key.order_id).maybeSingle());
  }
  const id = linkIdOfToken(key.token);
  return id === null ? null : unwrapOptional(await bookings.eq('link_id', id).maybeSingle());
}

export const bookingIdOf = async ({ order_id }: Session): Promise<string> =>
  unwrap(await database().from('bookings').select('id').eq('order_id', order_id).single()).id;

type PaidBooking = Booking & { status: Session['status'] };

/** Holds are not: their order is still to be paid. */
const isPaidFor = (booking: Booking): booking is PaidBooking =>
  sessionStatuses.some((status) => status === booking.status);

const canHaveSession = ({ payment_status, mentorshiptype }: Order) =>
  (payment_status === 'paid' || payment_status === 'refunded') &&
  offerOf(mentorshiptype).minutes !== undefined;

/** One that is cancelled keeps its time, and yet never begins. */
const hasBegun = ({ status, starts_at }: PaidBooking, now: number) =>
  ['booked', 'done', 'no_show_buyer', 'no_show_mentor'].includes(status) &&
  starts_at !== null &&
  Date.parse(starts_at) <= now;

const readSettings = async (): Promise<Settings> =>
  unwrap(await database().from('schedule_settings').select().eq('id', 1).single());

function sessionOf(
  booking: PaidBooking,
  order: Order,
  settings: Settings,
): Omit<Session, 'papers'> {
  const isBooked = booking.status === 'booked';
  return {
    token: tokenOfLink(booking.link_id),
    order_id: order.order_id,
    mentorshiptype: order.mentorshiptype,
    status: booking.status,
    starts_at: isoTime(booking.starts_at),
    ends_at: isoTime(booking.ends_at),
    lost_start: isoTime(booking.lost_start),
    was_refunded: order.payment_status === 'refunded',
    sequence: booking.sequence,
    moves_left: Math.max(0, settings.moves_allowed - booking.moves),
    change_until:
      isBooked && booking.starts_at !== null
        ? new Date(Date.parse(booking.starts_at) - settings.change_until_hours * hour).toISOString()
        : null,
    joining_link: isBooked ? settings.joining_link : null,
    phone_messages: order.wants_phone_messages,
  };
}

const isoTime = (moment: string | null) =>
  moment === null ? null : new Date(moment).toISOString();

/** The rules that a refused change is explained with. */
export async function readChangeRules(): Promise<ChangeRules> {
  const { change_until_hours, moves_allowed } = await readSettings();
  return { changeUntilHours: change_until_hours, movesAllowed: moves_allowed };
}
