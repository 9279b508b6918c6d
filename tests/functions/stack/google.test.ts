import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../../../local/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ seed: 'sample', quiet: true });
});
afterAll(() => stack.stop());

/** A browser's part in signing in: it keeps the code verifier, follows redirects and presses a person's button. */
async function signInWithGoogle(email: string): Promise<SupabaseClient> {
  const stored = new Map<string, string>();
  const client = createClient(stack.url, stack.backend.anonKey, {
    auth: {
      flowType: 'pkce',
      persistSession: true,
      detectSessionInUrl: false,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${stack.url}/auth`, skipBrowserRedirect: true },
  });
  const consentAddress = await redirectOf(fetch(String(data.url), { redirect: 'manual' }));
  expect(new URL(consentAddress).origin).toBe(stack.google.url);

  const consent = new JSDOM(await (await fetch(consentAddress)).text(), { url: consentAddress });
  const form = [...consent.window.document.forms].find((candidate) =>
    candidate.textContent.includes(email),
  );
  if (!form) throw new Error(`Google does not know ${email}`);
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  const pressed = fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields as [string, string][]),
    redirect: 'manual',
  });
  const callback = await redirectOf(pressed);
  expect(callback).toMatch(new RegExp(`^${stack.url}/auth/v1/callback\\?`));
  const back = new URL(await redirectOf(fetch(callback, { redirect: 'manual' })));
  expect(`${back.origin}${back.pathname}`).toBe(`${stack.url}/auth`);

  const { error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  return client;
}

async function redirectOf(answering: Promise<Response>): Promise<string> {
  const answer = await answering;
  expect([302, 303]).toContain(answer.status);
  return String(answer.headers.get('location'));
}

test('a new person can sign in with Google', async () => {
  const client = await signInWithGoogle('meera.iyer@example.com');
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({
    email: 'meera.iyer@example.com',
    user_metadata: { full_name: 'Meera Iyer' },
  });
});

test('the student who has a password comes into the same account with Google', async () => {
  const byPassword = createClient(stack.url, stack.backend.anonKey, {
    auth: { persistSession: false },
  });
  const { data: known } = await byPassword.auth.signInWithPassword({
    email: 'student@example.com',
    password: 'student-password',
  });
  const client = await signInWithGoogle('student@example.com');
  const { data } = await client.auth.getUser();
  expect(known.user?.id).toBeTruthy();
  expect(data.user?.id).toBe(known.user?.id);
});

test.each([
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14; V2206; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
])('a sign-in is refused inside another app on %s', async (_, userAgent) => {
  const authorize = `${stack.url}/auth/v1/authorize?provider=google`;
  const answer = await fetch(authorize, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('disallowed_useragent');
});
