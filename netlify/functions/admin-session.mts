import { placeholderOf } from '#src/shared/lib/token-placeholder.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { type AdminSessionRequest, adminSessionSchema } from '#src/shared/schemas/admin-session.ts';
import { isAdminToken } from '../lib/auth/admin.ts';
import { type AuthSession, refreshSession } from '../lib/auth/auth-service.ts';
import { forgetToken, storeToken, readToken } from '../lib/auth/session-cookie.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { isSameOrigin } from '../lib/http/same-origin.ts';
import { sessionIdOf } from '../lib/payment/session-id.ts';
import { DatabaseError } from '../lib/site/database.ts';
import { logFailure } from '../lib/site/log.ts';

// A whole campus may share one address.
const callsPerMinute = 120;

/**
 * Keeps the refresh token of an admin in a cookie, and refreshes the session with it; the page never gets the token.
 */
export default endpoint({
  name: 'admin-session',
  method: 'POST',
  failure: accountNotices.sessionUnreachable,
  async handle(request, context) {
    if (!isSameOrigin(request)) return problem(403, notices.adminDenied);
    const parsed = adminSessionSchema.safeParse(await readJson(request));
    if (!parsed.success) return problem(400, accountNotices.sessionUnreachable);
    const forget = { 'Set-Cookie': forgetToken(request) };
    if (parsed.data.action === 'clear') return json(200, {}, forget);

    const wait = await secondsUntilAllowed('admin-session', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const { action } = parsed.data;
    const token = await tokenOf(parsed.data, request);
    if (token === undefined) return problem(401, accountNotices.sessionEnded);
    const session = await refreshSession(token);
    if (session === undefined) {
      return problem(401, accountNotices.sessionEnded, {}, action === 'refresh' ? forget : {});
    }
    if (await isKnownNotToBeAdmin(session)) return json(200, session, forget);

    const sessionId = sessionIdOf(session.access_token);
    const cookie = storeToken(request, sessionId, session.refresh_token);
    const shown = { ...session, refresh_token: placeholderOf(sessionId) };
    return json(200, shown, { 'Set-Cookie': cookie });
  },
});

type TokenRequest = Exclude<AdminSessionRequest, { action: 'clear' }>;

/** The refresh token to exchange, or undefined when this caller has none of an admin. */
async function tokenOf(asked: TokenRequest, request: Request): Promise<string | undefined> {
  if (asked.action === 'refresh') return readToken(request, asked.sessionId);
  return (await isAdminToken(asked.accessToken)) ? asked.refreshToken : undefined;
}

// The old token is used up by now. When the database gives no answer, the new one stays in the cookie.
async function isKnownNotToBeAdmin({ access_token }: AuthSession): Promise<boolean> {
  try {
    return !(await isAdminToken(access_token));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    logFailure('admin-session', error);
    return false;
  }
}
