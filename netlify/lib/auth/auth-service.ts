import * as z from 'zod/mini';
import { environment } from '../site/env.ts';
import { ProviderError } from '../payment/provider-error.ts';

const timeLimitMilliseconds = 8_000;

// supabase-js reads the rest from the original answer.
const sessionSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

export type AuthSession = z.infer<typeof sessionSchema>;

/**
 * Uses a refresh token up; undefined when the auth service refuses it. Throws ProviderError when it does not answer.
 */
export async function refreshSession(refreshToken: string): Promise<AuthSession | undefined> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = environment();
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(`${SUPABASE_URL}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: SUPABASE_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(timeLimitMilliseconds),
    });
    body = await answer.json();
  } catch {
    throw new ProviderError('unreachable', 'the auth service did not answer');
  }
  if (refusals.includes(answer.status)) return undefined;
  const session = sessionSchema.safeParse(body);
  if (answer.ok && session.success) return session.data;
  throw new ProviderError('busy', `the auth service answered ${answer.status}`);
}

// Its answers to a token that is malformed, unknown or used up, or whose user is deleted or banned.
const refusals = [400, 401, 403, 404, 422];
