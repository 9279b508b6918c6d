import { supabase } from '#src/shared/data/client.ts';
import type { Database } from '#src/shared/data/database.types.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

export type OwnConsent = Pick<
  Database['public']['Tables']['consents']['Row'],
  'id' | 'purpose' | 'email' | 'phone' | 'notice_version' | 'given_at' | 'withdrawn_at'
>;

/** What someone who is signed in agreed to, the newest first. */
export async function listOwnConsents(): Promise<OwnConsent[]> {
  const client = await supabase();
  return unwrap(await client.rpc('own_consents'));
}

export async function withdrawConsent(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('withdraw_consent', { consent_id: id }));
}
