import { supabase } from './client.ts';
import { unwrap } from './unwrap.ts';

/** Nothing happens when there is none. */
export async function deleteRegistration(userId: string, eventId: string): Promise<void> {
  const client = await supabase();
  unwrap(
    await client.from('event_registrations').delete().eq('user_id', userId).eq('event_id', eventId),
  );
}
