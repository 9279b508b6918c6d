import * as z from 'zod/mini';
import {
  deskSessionColumns,
  deskSessionSchema,
  type DeskSession,
  type MentorAction,
  type MentorAnswer,
  mentorAnswers,
} from '#src/features/sessions/schemas/desk.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// What only admins may do with sessions; the database refuses everybody else.

const sessionsSchema = z.array(deskSessionSchema);
/** More than the mentor's calendar holds in the days that can be booked. */
const mostSessions = 500;
const withTime = [
  'booked',
  'done',
  'no_show_buyer',
  'no_show_mentor',
  'cancelled_by_buyer',
] as const;

/** Sessions from this moment on, the next one first. */
export async function listSessionsFrom(moment: string): Promise<DeskSession[]> {
  const client = await supabase();
  const answer = await client
    .from('bookings')
    .select(deskSessionColumns)
    .in('status', withTime)
    .gte('starts_at', moment)
    .order('starts_at')
    .limit(mostSessions);
  return parseAnswer(sessionsSchema, unwrap(answer));
}

/** Sessions before this moment, the latest first. */
export async function listSessionsBefore(moment: string, count: number): Promise<DeskSession[]> {
  const client = await supabase();
  const answer = await client
    .from('bookings')
    .select(deskSessionColumns)
    .in('status', withTime)
    .lt('starts_at', moment)
    .order('starts_at', { ascending: false })
    .limit(count);
  return parseAnswer(sessionsSchema, unwrap(answer));
}

/** Sessions that are paid and have no time, the oldest first. */
export async function listSessionsWithoutTime(): Promise<DeskSession[]> {
  const client = await supabase();
  const answer = await client
    .from('bookings')
    .select(deskSessionColumns)
    .in('status', ['needs_time', 'cancelled_by_mentor', 'no_show_mentor'])
    .eq('payments.payment_status', 'paid')
    .order('created_at')
    .limit(mostSessions);
  return parseAnswer(sessionsSchema, unwrap(answer));
}

export async function changeSession(
  bookingId: string,
  action: MentorAction,
  startsAt?: string,
): Promise<MentorAnswer> {
  const client = await supabase();
  const answer = await client.rpc('change_as_mentor', {
    booking_id: bookingId,
    action,
    ...(startsAt !== undefined && { starts_at: startsAt }),
  });
  return parseAnswer(z.enum(mentorAnswers), unwrap(answer));
}
