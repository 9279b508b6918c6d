import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../site/env.ts';

const path = '/.netlify/functions/admin-session';
/** An admin who has been away for longer logs in again. Each refresh begins it again. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

/** The `Set-Cookie` that keeps a refresh token where only this function gets it, and no script. */
export function storeToken(request: Request, sessionId: string, token: string): string {
  const value = `${sessionId}.${Buffer.from(token).toString('base64url')}`;
  return cookie(request, `${value}.${signatureOf(value)}`, lifetimeSeconds);
}

/** The `Set-Cookie` that makes the browser forget it. */
export const forgetToken = (request: Request) => cookie(request, '', 0);

/** The refresh token that the browser keeps for this session; undefined when it keeps none, another's or a made-up one. */
export function readToken(request: Request, sessionId: string): string | undefined {
  const start = `${nameFor(request)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  const found = cookies.find((text) => text.startsWith(start))?.slice(start.length) ?? '';
  const [owner = '', token = '', signature = ''] = found.split('.');
  if (owner !== sessionId || !isSigned(`${owner}.${token}`, signature)) return undefined;
  return Buffer.from(token, 'base64url').toString();
}

// Only what this function has set is worth a question: the auth service counts all of them as one address's.
const signatureOf = (value: string) =>
  createHmac('sha256', environment().SUPABASE_SERVICE_ROLE_KEY)
    .update(`admin-session:${value}`)
    .digest('base64url');

function isSigned(value: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(value))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function cookie(request: Request, value: string, seconds: number): string {
  const parts = [`${nameFor(request)}=${value}`, `Path=${path}`, `Max-Age=${seconds}`];
  return [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure(request) ? ['Secure'] : [])].join(
    '; ',
  );
}

// The prefix makes browsers refuse the name to a page that came over http (RFC 6265bis). Only a local stack is http.
const nameFor = (request: Request) => (isSecure(request) ? '__Secure-' : '') + 'admin-session';
const isSecure = ({ url }: Request) => new URL(url).protocol === 'https:';
