import type { Registration } from '#src/features/events/schemas/registration.ts';
import type { GuardianColumns } from '#src/features/legal/schemas/guardian.ts';
import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import type { WithGuardian } from '#src/shared/lib/guardian-cells.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

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

/** How many people are registered for an event. For admins. */
export async function countRegistrations(eventId: string): Promise<number> {
  const client = await supabase();
  const answer = await client
    .from('event_registrations')
    .select('id', { count: 'exact', head: true })
    .eq('event_id', eventId);
  unwrap(answer);
  return answer.count ?? 0;
}

export interface StoredRegistration
  extends Omit<Registration, keyof GuardianColumns>, WithGuardian {
  id: string;
  created_at: string;
}

/** Everyone who is registered for an event, the first one first. For admins. */
export async function listRegistrations(eventId: string): Promise<StoredRegistration[]> {
  const client = await supabase();
  const registrations = await readAll(async (last: StoredRegistration | undefined) => {
    const query = client
      .from('event_registrations')
      .select(
        'id, user_name, user_email, college_name, phone_number, created_at, under_18, guardian_name, guardian_email',
      )
      .eq('event_id', eventId);
    const following = last ? query.gt('id', last.id) : query;
    return unwrap(await following.order('id').limit(rowsPerRequest));
  });
  return registrations.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}
