import type { AdminSessionRequest } from '#src/shared/schemas/admin-session.ts';
import { timeLimit } from './time-limit.ts';

const timeLimitInMilliseconds = 10_000;

/** Asks the function that holds the cookie. It answers even when the page is left, so that no new token gets lost. */
export function askAdminSession(request: AdminSessionRequest): Promise<Response> {
  return fetch('/.netlify/functions/admin-session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    keepalive: true,
    signal: timeLimit(timeLimitInMilliseconds),
  });
}
