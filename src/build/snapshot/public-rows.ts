import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';

const timeLimitInMilliseconds = 20_000;

/** The backend that the environment names, as a visitor sees it. */
export function publicRows(): PostgrestClient {
  const url = process.env['SUPABASE_URL'] || process.env['PUBLIC_SUPABASE_URL'];
  const key = process.env['PUBLIC_SUPABASE_ANON_KEY'];
  if (!url || !key) throw new Error('SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are not set.');
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key },
    fetch: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeLimitInMilliseconds) }),
  });
}

interface Answer {
  data: unknown;
  error: { message: string } | null;
}

export function dataOf({ data, error }: Answer): unknown {
  if (error) throw new Error(error.message);
  return data;
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'its answer is not what was asked for';
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
