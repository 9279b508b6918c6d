import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { sessionInCookie, tokensToMove, type Tokens } from '#src/shared/lib/token-placeholder.ts';
import { refreshTokenOf } from '#src/shared/schemas/stored-token.ts';
import { askAdminSession } from './admin-session.ts';
import type { Database } from './database.types.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** The full client. It refreshes an admin's session by way of the function that reads the cookie with the token. */
export function connect(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: {
      flowType: 'pkce',
      storageKey: authStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
    },
    global: { fetch: fetchWithCookie },
  });
}

const fetchWithCookie: typeof fetch = (input, init) => {
  const token = isRefresh(input) ? refreshTokenOf(init?.body) : '';
  const sessionId = sessionInCookie(token);
  if (sessionId !== undefined) return refreshByCookie(sessionId);
  const moving = tokensToMove(token);
  return moving === undefined ? fetchInTime(input, init) : moveToCookie(moving);
};

const isRefresh = (input: RequestInfo | URL) =>
  typeof input === 'string' && input.endsWith('/auth/v1/token?grant_type=refresh_token');

/** The answer of the auth service, but for the token. A function that is down is tried again, and ends no session. */
async function refreshByCookie(sessionId: string): Promise<Response> {
  const answer = await askAdminSession({ action: 'refresh', sessionId });
  if (answer.ok) return answer;
  return answer.status === 401 ? refusal('refresh_token_not_found') : unavailable();
}

/** Whatever goes wrong is a refusal, so that nobody waits: the token itself is still good, and stays where it was. */
async function moveToCookie(tokens: Tokens): Promise<Response> {
  const answer = await askAdminSession({ action: 'store', ...tokens }).catch(unavailable);
  return answer.ok ? answer : refusal('cookie_unavailable');
}

// In the shape that supabase-js reads: it asks again after a 503, and not after a 400.
const refusal = (error_code: string) => Response.json({ error_code, msg: '' }, { status: 400 });
const unavailable = () => Response.json({ msg: '' }, { status: 503 });
