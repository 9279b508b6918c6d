import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** The phone of someone's newest registration for an event. Their orders tell it to nobody. */
export async function findOwnPhone(userId: string): Promise<string | undefined> {
  const client = await supabase();
  const answer = await client
    .from('event_registrations')
    .select('phone_number')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  return unwrap<{ phone_number: string } | null>(answer)?.phone_number;
}
