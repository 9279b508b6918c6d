import type { Problem } from '#src/shared/schemas/problem.ts';
import { attachmentNamed } from './content-disposition.ts';

// The site's header rules do not reach functions, so each answer carries its own.
const securityHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...securityHeaders, ...headers },
  });
}

/** A refusal or failure, in the words that the page shows (RFC 9457). */
export function problem(
  status: number,
  notice: { title: string; message?: string },
  details: Pick<Problem, 'fields' | 'amount' | 'paid' | 'timeTaken' | 'reauthenticate'> = {},
  headers: Record<string, string> = {},
): Response {
  const body: Problem = { status, title: notice.title, ...details };
  if (notice.message !== undefined) body.detail = notice.message;
  return json(status, body, { 'Content-Type': 'application/problem+json', ...headers });
}

/** A picture that never changes. It is streamed, because a host gives up on whole answers of over 6 MB. */
export function lastingPicture(bytes: Uint8Array<ArrayBuffer>, contentType: string): Response {
  return new Response(new Blob([bytes]).stream(), {
    headers: {
      ...securityHeaders,
      'Content-Type': contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

/** Leads to another address of this host, this time: nobody keeps where. */
export function redirectOnce(address: string): Response {
  return new Response(null, { status: 302, headers: { ...securityHeaders, Location: address } });
}

/** A file to save, which no browser shows as a page of ours. */
export function attachment(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  name: string,
): Response {
  return new Response(bytes, {
    headers: {
      ...securityHeaders,
      'Content-Type': contentType,
      'Content-Disposition': attachmentNamed(name),
    },
  });
}
