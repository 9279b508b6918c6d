import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { readClaims } from './claims.ts';

/** What a mail is for, by the name that its link and the table of flows have for it. */
export type MailPurpose = 'signup' | 'recovery' | 'email_change';

/** What supabase-js adds to a request for a mail (PKCE, RFC 7636). */
export interface Challenge {
  code_challenge?: unknown;
  code_challenge_method?: unknown;
}

/** The link of a mail, which leads back to the site. */
export function linkOfMail(siteUrl: string, purpose: MailPurpose, tokenHash: string): string {
  const link = new URL('/auth/v1/verify', siteUrl);
  const parameters = { token: tokenHash, type: purpose, redirect_to: siteUrl };
  link.search = String(new URLSearchParams(parameters));
  return link.href;
}

/** Keeps whose browser asked for a mail. Without a challenge the link ends in tokens, as on the hosted service. */
export async function rememberChallenge(
  database: Database,
  userId: string,
  purpose: MailPurpose,
  { code_challenge, code_challenge_method }: Challenge,
): Promise<void> {
  if (typeof code_challenge !== 'string' || code_challenge === '') return;
  await database.query(
    'delete from auth.flow_state where user_id = $1 and authentication_method = $2 and auth_code is null',
    [userId, purpose],
  );
  await database.query(
    `insert into auth.flow_state
       (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method)
     values ($1, $2, $3, 'email', $4, lower($5))`,
    [randomUUID(), userId, purpose, code_challenge, String(code_challenge_method ?? 'plain')],
  );
}

/**
 * Turns the answer to the link of a mail into the hosted one: a code that only the browser which asked for the mail can
 * exchange, in place of the session itself.
 */
export async function answerWithCode(
  database: Database,
  purpose: string | null,
  answer: Response,
): Promise<Response> {
  const address = answer.headers.get('location');
  if (address === null) return answer;
  const target = new URL(address);
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
  if (token === null) return answer;

  const { sub, session_id } = readClaims(token);
  const [flow] = await database.query<{ code: string }>(
    `update auth.flow_state
     set auth_code = $3, auth_code_issued_at = now(), created_at = now()
     where user_id = $1 and authentication_method = $2 and auth_code is null
     returning auth_code as code`,
    [sub, purpose, randomUUID()],
  );
  if (!flow) return answer;

  await database.query('delete from auth.refresh_tokens where session_id = $1', [session_id]);
  await database.query('delete from auth.sessions where id = $1', [session_id]);
  target.hash = '';
  target.searchParams.set('code', flow.code);
  const headers = new Headers(answer.headers);
  headers.set('location', target.href);
  return new Response(null, { status: answer.status, headers });
}
