import { supabase } from './client.ts';
import { unwrap } from './unwrap.ts';

export interface Profile {
  email: string;
  full_name: string | null;
  role: string;
}

const columns = 'email, full_name, role';

/** Someone's own profile, or undefined when the account has none. */
export async function findProfile(userId: string): Promise<Profile | undefined> {
  const client = await supabase();
  const answer = await client.from('profiles').select(columns).eq('id', userId).maybeSingle();
  return unwrap<Profile | null>(answer) ?? undefined;
}

/** The role in `user_roles`, or undefined when there is no row: then the profile decides. */
export async function findUserRole(userId: string): Promise<string | undefined> {
  const client = await supabase();
  const answer = await client.from('user_roles').select('role').eq('user_id', userId).maybeSingle();
  return unwrap<{ role: string } | null>(answer)?.role;
}

/**
 * Changes what is given, and answers with what is stored then. An empty name is stored as none. Throws `notFound` when the
 * profile is not there, or is not one's own.
 */
export async function updateProfile(
  userId: string,
  { email, fullName }: { email?: string; fullName?: string },
): Promise<Profile> {
  const client = await supabase();
  const row = {
    ...(email !== undefined && { email }),
    ...(fullName !== undefined && { full_name: fullName || null }),
  };
  const profile = client.from('profiles').update(row).eq('id', userId);
  return unwrap(await profile.select(columns).single());
}
