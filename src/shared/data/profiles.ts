import { supabase } from './client.ts';
import { unwrap } from './unwrap.ts';

export interface Profile {
  email: string;
  full_name: string | null;
  role: string;
}

/** Someone's own profile, or undefined when the account has none. */
export async function findProfile(userId: string): Promise<Profile | undefined> {
  const client = await supabase();
  const answer = await client
    .from('profiles')
    .select('email, full_name, role')
    .eq('id', userId)
    .maybeSingle();
  return unwrap<Profile | null>(answer) ?? undefined;
}

/** The role in `user_roles`, or undefined when there is no row: then the profile decides. */
export async function findUserRole(userId: string): Promise<string | undefined> {
  const client = await supabase();
  const answer = await client.from('user_roles').select('role').eq('user_id', userId).maybeSingle();
  return unwrap<{ role: string } | null>(answer)?.role;
}

/** An empty name is stored as none. Throws `notFound` when the profile is not there, or is not one's own. */
export async function updateProfile(
  userId: string,
  change: { email: string; fullName: string },
): Promise<void> {
  const client = await supabase();
  const row = { email: change.email, full_name: change.fullName || null };
  unwrap(await client.from('profiles').update(row).eq('id', userId).select('id').single());
}
