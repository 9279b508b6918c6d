import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthMail } from '../../../local/backend/app.ts';
import { openBackend, type Backend } from '../../../local/backend/backend.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { siteUrl } from '../support/test-backend.ts';

let backend: Backend;
const mails: AuthMail[] = [];
beforeAll(async () => {
  backend = await openBackend({
    siteUrl,
    mail: async (message) => void mails.push(message),
  });
});
afterAll(() => backend.close());

const visitor = () =>
  createClient(siteUrl, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });

const credentials = (email: string) => ({ email, password: 'a-long-password' });

const follow = (link: string) => backend.fetch(new Request(link, { redirect: 'manual' }));

test('a new address can sign in only after its mail was followed, back to the site', async () => {
  const client = visitor();
  const rohan = credentials('rohan@college.example');
  await client.auth.signUp({ ...rohan, options: { emailRedirectTo: `${siteUrl}/` } });
  expect((await client.auth.signInWithPassword(rohan)).error?.code).toBe('email_not_confirmed');

  const mail = mails.find(({ to }) => to === rohan.email);
  const link = linkIn(mail as AuthMail);
  expect(link).toMatch(`${siteUrl}/auth/v1/verify?`);
  const answer = await follow(link);
  expect(answer.status).toBe(303);
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe(siteUrl);

  expect((await client.auth.signInWithPassword(rohan)).error).toBeNull();
});

test('a recovery mail never leads to another site', async () => {
  const meera = credentials('meera@college.example');
  await visitor().auth.signUp(meera);
  await follow(linkIn(mails.find(({ to }) => to === meera.email) as AuthMail));
  mails.length = 0;

  for (const redirectTo of [
    'https://evil.example/',
    `${siteUrl}.evil.example/`,
    `${siteUrl}@evil.example/`,
    '//evil.example',
    'javascript:alert(1)',
  ]) {
    await visitor().auth.resetPasswordForEmail(meera.email, { redirectTo });
  }
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) {
    const location = (await follow(linkIn(mail))).headers.get('location') ?? '';
    expect(new URL(location).origin).toBe(siteUrl);
  }
});
