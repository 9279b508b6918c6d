import { PUBLIC_SUPABASE_ANON_KEY } from 'astro:env/client';
import * as z from 'zod/mini';
import type { Credentials, SignUp } from '#src/shared/schemas/account.ts';
import { failureOf, ignoreEnumerationErrors, throwIfFailed } from './auth-failure.ts';
import { supabase } from './client.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { captcha } from './human-check.ts';
import { DataError } from './unwrap.ts';

export async function signInWithPassword(credentials: Credentials): Promise<void> {
  const { auth } = await supabase();
  throwIfFailed(await auth.signInWithPassword({ ...credentials, options: await captcha() }));
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
  throwIfFailed(await auth.signInWithPassword({ email: user.email ?? '', password, options }));
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
  ignoreEnumerationErrors(await auth.signUp({ email, password, options }));
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
  ignoreEnumerationErrors(await auth.resetPasswordForEmail(email, options));
}

export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await supabase();
  const options = { emailRedirectTo: location.origin, ...(await captcha()) };
  ignoreEnumerationErrors(await auth.resend({ type: 'signup', email, options }));
}

/** The mails that one can ask for without being signed in. */
export type MailKind = 'signup' | 'recovery';

/** Signs in by the digits of a mail. */
export async function verifyCode(email: string, code: string, mail: MailKind): Promise<void> {
  const { auth } = await supabase();
  throwIfFailed(await auth.verifyOtp({ email, token: code, type: mail }));
}
