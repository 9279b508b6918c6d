import { expect } from 'vitest';
import { sessionIdOf } from '../../../netlify/lib/payment/session-id.ts';
import { shop } from '../../support/use-shop.ts';

export interface Session {
  access_token: string;
  refresh_token: string;
}

/** Asks the auth service itself, as a browser does. */
export const askService = (grant: string, body: object) =>
  fetch(`${shop.stack.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: shop.stack.backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function logIn(who: 'admin' | 'student'): Promise<Session> {
  const account = { email: `${who}@example.com`, password: `${who}-password` };
  return (await (await askService('password', account)).json()) as Session;
}

export const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

export const ask = (body: unknown, headers: Record<string, string> = fromOurPage) =>
  shop.call('admin-session', { body, headers });

export const store = ({ access_token, refresh_token }: Session, headers?: Record<string, string>) =>
  ask({ action: 'store', accessToken: access_token, refreshToken: refresh_token }, headers);

export const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie') ?? '';

export const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';

export const refresh = (sessionId: string, cookie: string) =>
  ask({ action: 'refresh', sessionId }, { ...fromOurPage, Cookie: sent(cookie) });

export async function storedAdmin() {
  const session = await logIn('admin');
  const answer = await store(session);
  expect(answer, 'the token was not stored').toMatchObject({ status: 200 });
  return { session, answer, cookie: cookieOf(answer), id: sessionIdOf(session.access_token) };
}

export const isUnused = async ({ refresh_token }: Session) => {
  const rows = await shop.stack.backend.query<{ revoked: boolean }>(
    'select revoked from auth.refresh_tokens where token = $1',
    [refresh_token],
  );
  return rows[0]?.revoked === false;
};
