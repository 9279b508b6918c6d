import * as z from 'zod/mini';
import {
  deskSessionColumns,
  deskSessionsSchema,
  type DeskSession,
  type MentorAction,
  type MentorAnswer,
  mentorAnswers,
  statusesWithTime,
} from '#src/features/sessions/schemas/desk.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// What only admins may do with sessions; the database refuses everybody else.

/** More than the mentor's calendar holds in the days that can be booked. */
const mostSessions = 500;

/** Sessions from this moment on, the next one first. */
export async function listSessionsFrom(moment: string): Promise<DeskSession[]> {
  const client = await supabase();
  const answer = await client
    .from('bookings')
    .select(deskSessionColumns)
    .in('status', statusesWithTime)
    .gte('starts_at', moment)
    .order('starts_at')
    .limit(mostSessions);
  return parseAnswer(deskSessionsSchema, unwrap(answer));
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
  return parseAnswer(deskSessionsSchema, unwrap(answer));
}

/** The database answers `not_open` when the session is not as it is shown here any more. */
export async function changeSession(
  { id, status, starts_at }: DeskSession,
  action: MentorAction,
  startsAt?: string,
): Promise<MentorAnswer> {
  const client = await supabase();
  const answer = await client.rpc('change_as_mentor', {
    booking_id: id,
    action,
    seen_status: status,
    ...(starts_at !== null && { seen_start: starts_at }),
    ...(startsAt !== undefined && { starts_at: startsAt }),
  });
  return parseAnswer(z.enum(mentorAnswers), unwrap(answer));
}
