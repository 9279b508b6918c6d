import type { Session } from '@supabase/supabase-js';
import { readStored, removeStored } from '#src/shared/browser/storage.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { untilStored } from '#src/shared/browser/until-stored.ts';
import { trackLatestRequest } from '#src/shared/lib/latest-request.ts';
import { hasTokenInCookie } from '#src/shared/lib/token-placeholder.ts';
import { failureOf } from './auth-failure.ts';
import { supabase } from './client.ts';
import { unwrap } from './unwrap.ts';

/** What the auth service itself knows of someone; the profile may have another name. */
export interface Account {
  id: string;
  email: string;
  fullName: string;
}

export type SessionEvent =
  | { kind: 'signedIn'; account: Account }
  | { kind: 'recovery'; account: Account }
  | { kind: 'signedOut' };

/**
 * Tells `listen` of the session now and after each change, those of other tabs included.
 *
 * Resolves once the session is known: the stored one, or the one that the code in the address was exchanged for.
 * Throws AuthFailure when that exchange was refused.
 */
export async function watchSession(listen: (event: SessionEvent) => void): Promise<void> {
  const { auth } = await supabase();
  const startEvent = trackLatestRequest();
  auth.onAuthStateChange((event, session) => {
    const isLatest = startEvent();
    // Without a session the first event says so as well; a refused refresh comes as SIGNED_OUT.
    if (!session) return listen({ kind: 'signedOut' });
    const kind = event === 'PASSWORD_RECOVERY' ? 'recovery' : 'signedIn';
    const tell = () => listen({ kind, account: accountOf(session) });
    if (isStored(session)) return tell();
    // Another tab says so. What is asked before its session is here is asked as a visitor, or as who was here before.
    return void untilStored(() => isStored(session)).then(() => isLatest() && tell());
  });
  const { error } = await auth.initialize();
  if (error) throw failureOf(error);
}

/**
 * Ends the session: this one, or all of this person's.
 *
 * The service goes first, so that a failure leaves the session as it was (docs/product.md 8, Logout failure);
 * auth-js' own `local` scope would forget the session before it asks.
 */
export async function endSession(scope: 'local' | 'global'): Promise<void> {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  // A refused refresh has ended the session already; a service that does not answer has not.
  if (error && failureOf(error).reason === 'unavailable') throw failureOf(error);
  if (data.session) {
    const { error } = await auth.admin.signOut(data.session.access_token, scope);
    if (error && !sessionIsGone.includes(error.status)) throw failureOf(error);
  }
  await forgetSession();
}

/** Deletes the account of someone who is signed in, with all that hangs on it, and ends the session here. */
export async function deleteAccount(): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('delete_own_account'));
  await forgetSession();
}

async function forgetSession(): Promise<void> {
  const { auth } = await supabase();
  const hadCookie = hasTokenInCookie(readStored('local', authStorageKey));
  removeStored('local', authStorageKey);
  // Finds no session to revoke, clears the rest and tells the other tabs.
  await auth.signOut({ scope: 'local' });
  if (hadCookie) await (await import('./token-cookie.ts')).clearTokenCookie();
}

/** Takes the refresh token of an admin out of the reach of scripts; when that fails, the session stays as it is. */
export async function hideRefreshToken(): Promise<void> {
  try {
    await (await import('./token-cookie.ts')).moveTokenToCookie();
  } catch (error) {
    console.error(error);
  }
}

// What the service answers about a session or an account that it no longer has (docs/product.md 7.3).
const sessionIsGone: unknown[] = [401, 403, 404];

function isStored({ user }: Session): boolean {
  const stored = readStored('local', authStorageKey) as Partial<Session> | undefined;
  return stored?.user?.id === user.id;
}

function accountOf({ user }: Session): Account {
  const { full_name, name } = user.user_metadata as { full_name?: unknown; name?: unknown };
  return { id: user.id, email: user.email ?? '', fullName: String(full_name ?? name ?? '') };
}
