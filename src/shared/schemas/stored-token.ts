import * as z from 'zod/mini';

const refreshSchema = z.object({ refresh_token: z.string() });

/** The refresh token in a request of supabase-js for a new session; empty when there is none. */
export function refreshTokenOf(body: unknown): string {
  if (typeof body !== 'string') return '';
  return refreshSchema.safeParse(JSON.parse(body)).data?.refresh_token ?? '';
}
