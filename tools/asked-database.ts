import { BackendError } from '../local/backend/backend-error.ts';
import { readSettings } from '../local/server/settings.ts';

/** The database that a command is about, with words for it that hold no password. */
export type AskedDatabase =
  | { kind: 'hosted'; url: string; place: string }
  | { kind: 'embedded'; dataDir: string; place: string };

/**
 * The database of DATABASE_URL, else the embedded one of DATA_DIR.
 *
 * Throws a BackendError when both are set: the one that was forgotten is the one with the orders in it.
 */
export function readAskedDatabase(environment: Record<string, string | undefined>): AskedDatabase {
  const { DATABASE_URL: url, DATA_DIR } = environment;
  if (url && DATA_DIR) {
    throw new BackendError(
      'DATABASE_URL and DATA_DIR are both set, so it is not clear which database you mean. For the one in DATA_DIR, put `env -u DATABASE_URL` before the command.',
    );
  }
  if (url) return { kind: 'hosted', url, place: placeOf(url) };
  const { dataDir } = readSettings(environment);
  return { kind: 'embedded', dataDir, place: `the embedded database in ${dataDir}` };
}

/** Supabase's pooler is the same host for many projects: the user names the project. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the database of DATABASE_URL';
  const { hostname, username } = new URL(url);
  return `the database of ${decodeURIComponent(username)} on ${hostname}`;
}
