import { siteUrl } from '../support/test-backend.ts';
import { backend } from '../support/use-backend.ts';

/** Asks the backend with the key that every visitor has. */
export async function ask(
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
) {
  const response = await backend.fetch(
    new Request(`${siteUrl}${path}`, { ...init, headers: { apikey: backend.anonKey, ...headers } }),
  );
  return { status: response.status, text: await response.text() };
}
