import { afterAll, beforeAll } from 'vitest';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

// The embedded auth service refuses what the hosted one refuses.

export let backend: TestBackend;

export const password = 'three wet umbrellas';

export const newAddress = () => `${crypto.randomUUID()}@college.example`;

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** A request as the server in front of the backend hands it on. */
export async function ask(
  path: string,
  body: object,
  { from = '', method = 'POST' } = {},
): Promise<Reply> {
  const answer = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: backend.anonKey,
        'content-type': 'application/json',
        ...(from !== '' && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Opens a backend whose auth service is asked. */
export function useAuthService(): void {
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());
}
