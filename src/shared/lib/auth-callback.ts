/**
 * What a sign-in elsewhere left in the address:
 * - `code`: the answer of Google or of a mail's link, to exchange with the secret that this browser kept (PKCE);
 * - `refused`: why there is none, as the code of the service or of OAuth. The sentence that comes with it is left alone:
 *   anyone can write one into a link;
 * - `halfway`: the first of the two links that a new address needs;
 * - `tokens`: a session itself. Anyone can write one into a link, so it is never taken.
 */
export type AuthCallback =
  | { kind: 'code' | 'halfway' | 'tokens' }
  | { kind: 'refused'; code: string };

const parameters = [
  ...['code', 'sb_flow_id', 'type', 'sb'],
  'message',
  ...['error', 'error_code', 'error_description'],
  ...['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type'],
  ...['provider_token', 'provider_refresh_token'],
];

// supabase/auth: singleConfirmationAccepted in internal/api/verify.go. Anyone can write another one into a link.
const firstLinkAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export function readAuthCallback(href: string): AuthCallback | undefined {
  const { searchParams, hash } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => searchParams.get(name) ?? fragment.get(name) ?? '';

  if (read('error') || read('error_code') || read('error_description')) {
    return { kind: 'refused', code: read('error_code') || read('error') };
  }
  if (read('message') === firstLinkAccepted) return { kind: 'halfway' };
  if (searchParams.has('code')) return { kind: 'code' };
  return read('access_token') || read('refresh_token') ? { kind: 'tokens' } : undefined;
}

/** The same address without anything of a sign-in, as a path. */
export function withoutAuthCallback(href: string): string {
  const address = new URL(href);
  const fragment = new URLSearchParams(address.hash.slice(1));
  if (parameters.some((name) => fragment.has(name))) address.hash = '';
  for (const name of parameters) address.searchParams.delete(name);
  return address.pathname + address.search + address.hash;
}
