import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#src/shared/data/database.types.ts';
import { FolderInUseError } from '../local/backend/backend-error.ts';
import { openBackend } from '../local/backend/backend.ts';
import { runningSettings } from '../local/server/running-settings.ts';
import { readSettings } from '../local/server/settings.ts';

export type ServiceClient = SupabaseClient<Database>;

interface ServiceAccess {
  client: ServiceClient;
  /** What it is, in words for a message. */
  place: string;
  close(): Promise<void>;
}

/**
 * The database with the service key: the hosted one when the environment names it and gives its key, else the embedded
 * one, also while the site runs on it.
 */
export async function reachDatabase(
  environment: Record<string, string | undefined>,
  isLocal: boolean,
): Promise<ServiceAccess> {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = environment;
  if (!isLocal && SUPABASE_URL && SUPABASE_SERVICE_ROLE_KEY) {
    const client = connect(SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY);
    return { client, place: new URL(SUPABASE_URL).host, close: async () => undefined };
  }

  const { port, dataDir } = readSettings(environment);
  const siteUrl = `http://localhost:${port}`;
  try {
    const backend = await openBackend({ dataDir, siteUrl });
    const client = connect(siteUrl, backend.serviceKey, (input, init) =>
      backend.fetch(new Request(input, init)),
    );
    return { client, place: dataDir, close: () => backend.close() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    // On the port that it was started with, which need not be the one of this command.
    const settings = await runningSettings(dataDir);
    if (!settings) throw error;
    const place = settings['SITE_URL'] ?? '';
    const client = connect(place, settings['SUPABASE_SERVICE_ROLE_KEY'] ?? '');
    return { client, place, close: async () => undefined };
  }
}

function connect(url: string, key: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
}
