import { leavingToken, sessionInCookie } from '#src/shared/lib/token-placeholder.ts';
import { askAdminSession } from './admin-session.ts';
import { supabase } from './client.ts';

/** A failed refresh drops a session whose access token has run out, so there must be time left to fail. */
const leastSecondsLeft = 60;

let hasTried = false;

/**
 * Uses the stored refresh token up for one in the cookie, once a page. Other tabs hear of it from supabase-js.
 *
 * Every sign-in ends here, and so does the session of someone who has become an admin: until then it is like a
 * student's.
 */
export async function moveTokenToCookie(): Promise<void> {
  const { auth } = await supabase();
  const { session } = (await auth.getSession()).data;
  if (hasTried || !session || sessionInCookie(session.refresh_token) !== undefined) return;
  if ((session.expires_at ?? 0) - Date.now() / 1000 < leastSecondsLeft) return;
  hasTried = true;
  const { access_token: accessToken, refresh_token: refreshToken } = session;
  await auth.refreshSession({ refresh_token: leavingToken({ accessToken, refreshToken }) });
}

/** The session has ended at the auth service by now, so a cookie that stays behind opens nothing. */
export async function clearTokenCookie(): Promise<void> {
  await askAdminSession({ action: 'clear' }).catch(() => undefined);
}
