import { BackendError } from '../local/backend/backend-error.ts';
import type { ServiceClient } from './service-access.ts';

/** Makes the account that signs in with `email` an admin, or takes that away; says what changed. */
export async function setAdmin(
  client: ServiceClient,
  email: string,
  shouldBeAdmin: boolean,
): Promise<string> {
  const { data: userId } = await client.rpc('account_by_email', { email }).throwOnError();
  if (!userId) throw new BackendError(`There is no account ${email}. Sign up with it first.`);

  const { data: before } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  // Who is no admin any more gets the role "user" instead of none, because that wins over the role in the profile.
  const role = shouldBeAdmin ? 'admin' : 'user';
  await client.from('user_roles').upsert({ user_id: userId, role }).throwOnError();

  const wasAdmin = before?.role === 'admin';
  if (shouldBeAdmin) return `${email} ${wasAdmin ? 'was an admin already' : 'is an admin now'}`;
  return `${email} ${wasAdmin ? 'is no admin any more' : 'is no admin'}`;
}
