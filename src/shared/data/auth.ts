import type { AuthError, Session } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_ANON_KEY } from 'astro:env/client';
import * as z from 'zod/mini';
import { readStored, removeStored, storageKeys } from '#src/shared/browser/storage.ts';
import { hasTokenInCookie } from '#src/shared/lib/token-placeholder.ts';
import type { Credentials, SignUp } from '#src/shared/schemas/account.ts';
import { supabase } from './client.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { captcha } from './human-check.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';
import { DataError, type FailureReason, unwrap } from './unwrap.ts';

/** A refusal of the auth service, with its own words as the message; empty when it did not say any. */
export class AuthFailure extends DataError {
  /** The service's name for what went wrong, such as `otp_expired`. */
  readonly code: string;

  constructor(error: AuthError) {
    super(reasonOf(error), isFromService(error) && hasWords(error) ? error.message : '');
    this.name = 'AuthFailure';
    this.code = error.code ?? '';
  }
}

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
  auth.onAuthStateChange((event, session) => {
    // Without a session the first event says so as well; a refused refresh comes as SIGNED_OUT.
    if (!session) return listen({ kind: 'signedOut' });
    const kind = event === 'PASSWORD_RECOVERY' ? 'recovery' : 'signedIn';
    listen({ kind, account: accountOf(session) });
  });
  const { error } = await auth.initialize();
  if (error) throw failureOf(error);
}

export async function signInWithPassword(credentials: Credentials): Promise<void> {
  const { auth } = await supabase();
  settle(await auth.signInWithPassword({ ...credentials, options: await captcha() }));
}

/**
 * Begins a new session of the same person and ends the one before, which may be known to someone else.
 *
 * Throws an AuthFailure with the code `invalid_credentials` when the password is wrong.
 */
export async function signInAgain(password: string): Promise<void> {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  if (error) throw failureOf(error);
  if (!data.session) throw new DataError('forbidden', '');
  const { access_token, user } = data.session;
  const options = await captcha();
  settle(await auth.signInWithPassword({ email: user.email ?? '', password, options }));
  // A failure is no reason to stop: the old session cannot do what needs a recent one.
  await auth.admin.signOut(access_token, 'local');
}

/** Makes an account that its owner confirms by mail. A known address gets the same answer as a new one. */
export async function signUp({ fullName, email, password }: SignUp): Promise<void> {
  const { auth } = await supabase();
  const options = {
    data: { full_name: fullName },
    emailRedirectTo: location.origin,
    ...(await captcha()),
  };
  settleAlike(await auth.signUp({ email, password, options }));
}

/**
 * Where to go to sign in with Google, which comes back to the site's origin (docs/product.md 7.3).
 *
 * Throws `notFound` when the service knows no Google.
 */
export async function googleAddress(): Promise<string> {
  const { auth } = await supabase();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: location.origin,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  });
  if (error) throw failureOf(error);
  if (!(await hasGoogle(data.url))) throw new DataError('notFound', '');
  return data.url;
}

// Asked first, because a service without Google answers the visit itself with an error page.
async function hasGoogle(authorizeUrl: string): Promise<boolean> {
  const headers = { apikey: PUBLIC_SUPABASE_ANON_KEY };
  const settings: unknown = await fetchInTime(new URL('settings', authorizeUrl), { headers })
    .then((answer) => answer.json())
    .catch(() => {
      throw new DataError('unavailable', '');
    });
  return settingsSchema.safeParse(settings).data?.external.google ?? false;
}

const settingsSchema = z.object({ external: z.object({ google: z.boolean() }) });

export async function requestRecovery(email: string): Promise<void> {
  const { auth } = await supabase();
  const options = { redirectTo: location.origin, ...(await captcha()) };
  settleAlike(await auth.resetPasswordForEmail(email, options));
}

export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await supabase();
  const options = { emailRedirectTo: location.origin, ...(await captcha()) };
  settleAlike(await auth.resend({ type: 'signup', email, options }));
}

/** The mails that one can ask for without being signed in. */
export type MailKind = 'signup' | 'recovery';

/** Signs in by the digits of a mail. */
export async function verifyCode(email: string, code: string, mail: MailKind): Promise<void> {
  const { auth } = await supabase();
  settle(await auth.verifyOtp({ email, token: code, type: mail }));
}

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
  settleAlike(await auth.updateUser(attributes, options), tellsOfOthers);
}

/**
 * Also ends all other sessions, for whoever changes a password may do so because someone else knows it.
 * A hosted project can be set to ask for the current password as well; nobody has one to tell after a recovery.
 */
export async function changePassword(password: string, current?: string): Promise<void> {
  await requireRecentSignIn();
  const { auth } = await supabase();
  const attributes = { password, ...(current !== undefined && { current_password: current }) };
  settle(await auth.updateUser(attributes));
  settle(await auth.signOut({ scope: 'others' }));
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

/** Deletes the account of whoever is signed in, with all that hangs on it, and ends the session here. */
export async function deleteAccount(): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('delete_own_account'));
  await forgetSession();
}

async function forgetSession(): Promise<void> {
  const { auth } = await supabase();
  const hadCookie = hasTokenInCookie(readStored('local', storageKeys.session));
  removeStored('local', storageKeys.session);
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

interface Answer {
  error: AuthError | null;
}

function settle({ error }: Answer): void {
  if (error) throw failureOf(error);
}

// These answers would tell a stranger which addresses have an account. Whoever owns the address reads it in a mail.
const accountCodes: unknown[] = ['user_already_exists', 'email_exists', 'user_not_found'];
const tellsOfOthers = ({ code }: AuthError) => accountCodes.includes(code);

// Two limits have this code. The one of an address begins with these words (supabase/auth: internal/api/mail.go), and only
// a known address meets it. At the other one, the project's own, a sign-up stores nothing, so it must be told.
const isLimitOfAddress = ({ code, message }: AuthError) =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes');

const tellsOfAccounts = (error: AuthError) => tellsOfOthers(error) || isLimitOfAddress(error);

function settleAlike({ error }: Answer, isAlike = tellsOfAccounts): void {
  if (error && !isAlike(error)) throw failureOf(error);
}

const failureOf = (error: AuthError) => new AuthFailure(error);

// The rest is what the browser says about a failed request or an unreadable answer.
const isFromService = ({ name, status }: AuthError) =>
  name !== 'AuthUnknownError' && Boolean(status);

/** Of an answer without a message, supabase-js makes one of its JSON. */
const hasWords = ({ message }: AuthError) => !message.startsWith('{');

function reasonOf({ name, status }: AuthError): FailureReason {
  if (name === 'AuthRetryableFetchError') return 'unavailable';
  if (status === 429) return 'tooMany';
  return status === 401 || status === 403 ? 'forbidden' : 'invalid';
}

function accountOf({ user }: Session): Account {
  const { full_name, name } = user.user_metadata as { full_name?: unknown; name?: unknown };
  return { id: user.id, email: user.email ?? '', fullName: String(full_name ?? name ?? '') };
}
