import { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import type { Database } from './database.types.ts';

const backendUrl = () => PUBLIC_SUPABASE_URL || location.origin;

let restClient: PostgrestClient<Database> | undefined;
let fullClient: Promise<SupabaseClient<Database>> | undefined;

/** The REST service as a visitor. 5 kB (brotli) instead of the 51 kB of the full client. */
export function publicRest(): PostgrestClient<Database> {
  restClient ??= new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey: PUBLIC_SUPABASE_ANON_KEY },
  });
  return restClient;
}

/** The full client, loaded only once someone has or wants a session. */
export function supabase(): Promise<SupabaseClient<Database>> {
  fullClient ??= import('./session-client.ts').then(({ connect }) =>
    connect(backendUrl(), PUBLIC_SUPABASE_ANON_KEY),
  );
  return fullClient;
}

/** What functions ask for to know who calls; empty for a visitor. */
export async function accessToken(): Promise<string> {
  const { auth } = await supabase();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? '';
}
