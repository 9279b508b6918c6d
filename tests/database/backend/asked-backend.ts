import { afterAll, beforeAll } from 'vitest';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

export let backend: TestBackend;

export const ask = (path: string, key: string, init: RequestInit = {}, from = backend) =>
  from.fetch(
    new Request(`${siteUrl}${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json' },
    }),
  );

export const post = (path: string, body: unknown, key = backend.anonKey, from = backend) =>
  ask(path, key, { method: 'POST', body: JSON.stringify(body) }, from);

/** Opens a backend whose answers are looked at. */
export function useAskedBackend(): void {
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());
}
