import * as z from 'zod/mini';
import { turnstileOrigin } from '#src/shared/lib/human-check.ts';
import { ProviderError } from '../payment/provider-error.ts';
import { environment } from '../site/env.ts';

// https://developers.cloudflare.com/turnstile/get-started/server-side-validation/

const timeLimitMilliseconds = 10_000;

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
});

/** The settings of the site or the service are wrong, not the visitor. */
const notOfTheVisitor = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

/** Whether forms are asked for an answer of Turnstile: only where the pages can get one. */
export function checksPeople(): boolean {
  const { TURNSTILE_SECRET_KEY, PUBLIC_TURNSTILE_SITE_KEY } = environment();
  return TURNSTILE_SECRET_KEY !== undefined && PUBLIC_TURNSTILE_SITE_KEY !== undefined;
}

/**
 * Whether this is a fresh answer of Turnstile on this site; each is good once, for five minutes. Throws ProviderError.
 */
export async function isAnswerOfPerson(token: string, address: string): Promise<boolean> {
  const { TURNSTILE_SECRET_KEY = '', TURNSTILE_API_BASE = turnstileOrigin } = environment();
  const answer = await verify(`${TURNSTILE_API_BASE}/turnstile/v0/siteverify`, {
    secret: TURNSTILE_SECRET_KEY,
    response: token,
    remoteip: address,
  });
  const codes = answer['error-codes'] ?? [];
  const fault = codes.find((code) => notOfTheVisitor.includes(code));
  if (fault !== undefined) throw new ProviderError('refused', `Turnstile ${fault}`);
  return answer.success;
}

async function verify(url: string, fields: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
    return answerSchema.parse(await answer.json());
  } catch {
    throw new ProviderError('unreachable', 'Turnstile gave no answer');
  }
}
