import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AuthMail } from '../../../local/backend/app.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

export let backend: TestBackend;

const mails: AuthMail[] = [];

/** A browser as the site sets it up. */
export function browser(): SupabaseClient {
  const stored = new Map<string, string>();
  return createClient(siteUrl, backend.anonKey, {
    auth: {
      flowType: 'pkce',
      storageKey: crypto.randomUUID(),
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

export const password = 'three wet umbrellas';

export const newAddress = () => `${crypto.randomUUID()}@college.example`;

export const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

/** Where the newest mail to `email` leads. */
export async function follow(email: string): Promise<URL> {
  const link = linkIn(mailsTo(email).at(-1) as AuthMail);
  const answer = await backend.fetch(new Request(link, { redirect: 'manual' }));
  return new URL(answer.headers.get('location') ?? '');
}

export async function confirmedAccount(): Promise<string> {
  const email = newAddress();
  await browser().auth.signUp({ email, password });
  await follow(email);
  mails.splice(0);
  return email;
}

/** Opens a backend that collects the mails of the auth service. */
export function useMailingBackend(): void {
  beforeAll(async () => {
    backend = await openTestBackend({
      confirmEmails: true,
      mail: async (message) => void mails.push(message),
    });
  });
  beforeEach(() => void mails.splice(0));
  afterAll(() => backend.close());
}
