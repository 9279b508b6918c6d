import { throwIfFailed, ignoreEnumerationErrors, revealsOtherAccount } from './auth-failure.ts';
import { supabase } from './client.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** The address that signs someone in changes only when the mail to the new one is answered. */
export async function updateAccount(change: { email?: string; fullName?: string }): Promise<void> {
  const { auth } = await supabase();
  const { email, fullName } = change;
  if (email !== undefined) await requireRecentSignIn();
  const attributes = {
    ...(email !== undefined && { email }),
    ...(fullName !== undefined && { data: { full_name: fullName } }),
  };
  const options = { emailRedirectTo: location.origin };
  ignoreEnumerationErrors(await auth.updateUser(attributes, options), revealsOtherAccount);
}

/**
 * Also ends all other sessions, because someone who changes a password may do so because someone else knows it.
 * A hosted project can be set to ask for the current password as well; nobody has one to tell after a recovery.
 */
export async function changePassword(password: string, current?: string): Promise<void> {
  await requireRecentSignIn();
  const { auth } = await supabase();
  const attributes = { password, ...(current !== undefined && { current_password: current }) };
  throwIfFailed(await auth.updateUser(attributes));
  throwIfFailed(await auth.signOut({ scope: 'others' }));
}
