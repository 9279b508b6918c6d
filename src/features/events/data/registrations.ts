import type { Registration } from '#src/features/events/schemas/registration.ts';
import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** Throws `duplicate` when this person is registered already, and `forbidden` when the event takes nobody (any more). */
export async function insertRegistration(
  userId: string,
  eventId: string,
  registration: Registration,
): Promise<void> {
  const client = await supabase();
  unwrap(
    await client
      .from('event_registrations')
      .insert({ event_id: eventId, user_id: userId, ...registration }),
  );
}

/** The ids of the events that someone is registered for, the newest registrations first. */
export async function listOwnRegistrations(userId: string): Promise<string[]> {
  const client = await supabase();
  const answer = await client
    .from('event_registrations')
    .select('event_id')
    .eq('user_id', userId)
    .order('created_at', { ascending: false });
  return unwrap(answer).map(({ event_id }) => event_id);
}

export interface StoredRegistration extends Registration {
  id: string;
  created_at: string;
}

const rowsPerRequest = 1000;

/** Everyone who is registered for an event, the first one first; the service answers 1000 rows at a time. For admins. */
export async function listRegistrations(eventId: string): Promise<StoredRegistration[]> {
  const client = await supabase();
  const rows: StoredRegistration[] = [];
  for (;;) {
    const answer = await client
      .from('event_registrations')
      .select('id, user_name, user_email, college_name, phone_number, created_at')
      .eq('event_id', eventId)
      .order('created_at')
      .order('id')
      .range(rows.length, rows.length + rowsPerRequest - 1);
    const page = unwrap(answer);
    rows.push(...page);
    if (page.length < rowsPerRequest) return rows;
  }
}
