import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthMail } from '../../../local/backend/app.ts';
import { openBackend, type Backend } from '../../../local/backend/backend.ts';
import { digitsIn, linkIn } from '../../support/mail-contents.ts';
import { siteUrl } from '../support/test-backend.ts';

let backend: Backend;
const mails: AuthMail[] = [];
beforeAll(async () => {
  backend = await openBackend({ siteUrl, mail: async (message) => void mails.push(message) });
});
beforeEach(() => void mails.splice(0));
afterAll(() => backend.close());

/** A browser as the site sets it up. */
function browser(): SupabaseClient {
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

const password = 'three wet umbrellas';
const newAddress = () => `${crypto.randomUUID()}@college.example`;

const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

/** Where the newest mail to `email` leads. */
async function follow(email: string): Promise<URL> {
  const link = linkIn(mailsTo(email).at(-1) as AuthMail);
  const answer = await backend.fetch(new Request(link, { redirect: 'manual' }));
  return new URL(answer.headers.get('location') ?? '');
}

async function confirmedAccount(): Promise<string> {
  const email = newAddress();
  await browser().auth.signUp({ email, password });
  await follow(email);
  mails.splice(0);
  return email;
}

const post = (path: string, body: object) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

describe('the link of a mail', () => {
  test('signs in the browser that asked for it, once, with nothing in the address but a code', async () => {
    const email = newAddress();
    const own = browser();
    await own.auth.signUp({ email, password });

    const target = await follow(email);
    expect(target.origin).toBe(siteUrl);
    expect(target.hash).toBe('');
    expect([...target.searchParams.keys()]).toEqual(['code']);

    const code = target.searchParams.get('code') ?? '';
    expect((await own.auth.exchangeCodeForSession(code)).data.user?.email).toBe(email);
    expect((await own.auth.exchangeCodeForSession(code)).error).not.toBeNull();
  });

  test('confirms the address but signs nobody in when another browser opens it', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    const code = (await follow(email)).searchParams.get('code') ?? '';

    const other = browser();
    await other.auth.signUp({ email: newAddress(), password });
    expect((await other.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('is known as a recovery', async () => {
    const email = await confirmedAccount();
    const own = browser();
    await own.auth.resetPasswordForEmail(email);
    const code = (await follow(email)).searchParams.get('code') ?? '';
    const { data, error } = await own.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data).toMatchObject({ redirectType: 'recovery' });
  });

  test('says that it was used before', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    await follow(email);
    const { hash, searchParams } = await follow(email);
    expect(searchParams.has('code')).toBe(false);
    expect(new URLSearchParams(hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  test('leaves no session behind that nobody has', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    await follow(email);
    expect(
      await backend.query(
        'select 1 from auth.sessions join auth.users on users.id = user_id where email = $1',
        [email],
      ),
    ).toEqual([]);
  });

  test('changes the address only when the new one answers', async () => {
    const email = await confirmedAccount();
    const next = newAddress();
    const own = browser();
    await own.auth.signInWithPassword({ email, password });
    expect((await own.auth.updateUser({ email: next })).error).toBeNull();
    expect((await own.auth.getUser()).data.user?.email).toBe(email);
    expect(mailsTo(email)).toEqual([]);

    const code = (await follow(next)).searchParams.get('code') ?? '';
    expect((await own.auth.exchangeCodeForSession(code)).data.user?.email).toBe(next);
  });
});

describe('the digits of a mail', () => {
  test('confirm the address in any browser', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    const token = digitsIn(mailsTo(email)[0] as AuthMail);
    const { data, error } = await browser().auth.verifyOtp({ email, token, type: 'signup' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('are replaced when the mail is asked for again', async () => {
    const email = newAddress();
    const own = browser();
    await own.auth.signUp({ email, password });
    expect((await own.auth.resend({ type: 'signup', email })).error).toBeNull();

    const [first, second] = mailsTo(email).map(digitsIn);
    const verify = (token = '') => browser().auth.verifyOtp({ email, token, type: 'signup' });
    expect((await verify(first)).error?.code).toBe('otp_expired');
    expect((await verify(second)).error).toBeNull();
  });
});

describe('nobody learns whether an address has an account', () => {
  test.each([
    ['a sign-up', 'signup', { password: 'another long password', data: { full_name: 'Rohan' } }],
    ['a forgotten password', 'recover', {}],
    ['a confirmation that did not come', 'resend', { type: 'signup' }],
  ])('from %s', async (_case, path, body) => {
    const known = await confirmedAccount();
    const unconfirmed = newAddress();
    await browser().auth.signUp({ email: unconfirmed, password });

    const answers = [];
    for (const email of [newAddress(), known, unconfirmed]) {
      const begin = performance.now();
      const answer = await post(path, { email, ...body });
      expect(performance.now() - begin).toBeGreaterThanOrEqual(249);
      const user = (await answer.json()) as object;
      answers.push({
        status: answer.status,
        headers: [...answer.headers.keys()].sort(),
        fields: Object.keys(user).sort(),
        identities: 'identities' in user && user.identities,
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('from a wrong password', async () => {
    const known = await confirmedAccount();
    const unconfirmed = newAddress();
    await browser().auth.signUp({ email: unconfirmed, password });

    const answers = [];
    for (const email of [newAddress(), known, unconfirmed]) {
      const answer = await post('token?grant_type=password', { email, password: 'a wrong one' });
      answers.push({ status: answer.status, body: await answer.json() });
    }
    expect(answers[0]).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('but someone who knows the password of an unconfirmed one', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    const { error } = await browser().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('email_not_confirmed');
  });

  test('a known address keeps its password and gets no mail when someone signs up with it', async () => {
    const email = await confirmedAccount();
    await browser().auth.signUp({ email, password: 'another long password' });
    expect(mailsTo(email)).toEqual([]);
    expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
