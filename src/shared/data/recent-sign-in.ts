import { supabase } from './client.ts';
import { DataError, unwrap } from './unwrap.ts';

/** Throws `reauthenticate` when the session is too old for an act that the auth service would only fail. */
export async function requireRecentSignIn(): Promise<void> {
  const client = await supabase();
  if (!unwrap(await client.rpc('signed_in_recently'))) throw new DataError('reauthenticate', '');
}

/** Whether the person who is signed in can log in with a password; someone who came with Google may have none. */
export async function hasPassword(): Promise<boolean> {
  const client = await supabase();
  return unwrap(await client.rpc('has_password'));
}
