import { setTimeout as pause } from 'node:timers/promises';

/**
 * How many requests a second Resend allows a team: 2 at first (resend.com/changelog/api-rate-limit), 5 and then 10 by newer
 * versions of resend.com/docs/api-reference/rate-limit. Each answer names the limit that is true for this team.
 */
let perSecond = 2;
let lastTurn = 0;

type Headers = Record<string, string> | null;

/** Waits until another request may be sent. Other instances of a function send as well: sendMail() waits again if refused. */
export async function takeTurn(): Promise<void> {
  const now = Date.now();
  lastTurn = Math.max(now, lastTurn + 1000 / perSecond);
  if (lastTurn > now) await pause(lastTurn - now);
}

/** Takes over the limit that an answer names. */
export function learnLimit(headers: Headers): void {
  const limit = Number(headers?.['ratelimit-limit']);
  if (limit > 0) perSecond = limit;
}

/** After how many seconds the service wants to be asked again. */
export const secondsToWait = (headers: Headers): number =>
  Math.max(1, Number(headers?.['retry-after']) || 1);
