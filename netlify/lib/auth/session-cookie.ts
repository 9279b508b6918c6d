import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../site/env.ts';

const path = '/.netlify/functions/admin-session';
/** After this time without a refresh an admin has to log in again. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

/** The `Set-Cookie` that keeps a refresh token where only this function gets it, and no script. */
export function storeToken(request: Request, sessionId: string, token: string): string {
  const value = `${sessionId}.${Buffer.from(token).toString('base64url')}`;
  return cookie(request, `${value}.${signatureOf(value)}`, lifetimeSeconds);
}

/** The `Set-Cookie` that makes the browser forget it. */
export const forgetToken = (request: Request) => cookie(request, '', 0);

/**
 * The refresh token of this session from the cookie; undefined without one, or when it is forged or of another session.
 */
export function readToken(request: Request, sessionId: string): string | undefined {
  const start = `${nameFor(request)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  const found = cookies.find((text) => text.startsWith(start))?.slice(start.length) ?? '';
  const [owner = '', token = '', signature = ''] = found.split('.');
  if (owner !== sessionId || !isSigned(`${owner}.${token}`, signature)) return undefined;
  return Buffer.from(token, 'base64url').toString();
}

// We ask the auth service only about cookies that we have set: it counts all our requests as one address.
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
