import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthLimits } from '../../../local/backend/hosted-auth/rate-limits.ts';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

// The embedded auth service refuses what the hosted one refuses.

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const password = 'three wet umbrellas';
const newAddress = () => `${crypto.randomUUID()}@college.example`;

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** A request as the server in front of the backend hands it on. */
async function ask(
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

describe('one client address', () => {
  const cases: [what: string, path: string, body: () => object][] = [
    ['logs in', 'token?grant_type=password', () => ({ email: 'x@college.example', password: 'x' })],
    ['signs up', 'signup', () => ({ email: newAddress(), password: 'x' })],
    ['asks for a new password', 'recover', () => ({ email: newAddress() })],
    ['asks for a mail again', 'resend', () => ({ type: 'signup', email: newAddress() })],
    ['enters digits', 'verify', () => ({ type: 'signup', email: newAddress(), token: '123456' })],
  ];
  test.each(cases)('%s thirty times in a row and not again at once', async (_what, path, body) => {
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => ask(path, body(), { from: '203.0.113.7, 10.0.0.1' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toEqual([
      {
        status: 429,
        body: {
          code: 429,
          error_code: 'over_request_rate_limit',
          msg: 'Request rate limit reached',
        },
      },
    ]);
    expect((await ask(path, body(), { from: '203.0.113.8' })).status).not.toBe(429);
  });

  test.each([
    ['log in', '/auth/v1/token?grant_type=password', 2],
    ['sign up', '/auth/v1/signup', 10],
  ])('that could not %s can soon again, once for every so many seconds', (_what, path, seconds) => {
    let now = 0;
    const limits = createAuthLimits(() => now);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const isRefused = () =>
      limits.refuse(new Request(`${siteUrl}${path}`, { method: 'POST', headers })) !== undefined;
    for (let time = 0; time < 30; time++) expect(isRefused()).toBe(false);
    expect(isRefused()).toBe(true);
    now += seconds * 1000 - 10;
    expect(isRefused()).toBe(true);
    now += 20;
    expect(isRefused()).toBe(false);
    expect(isRefused()).toBe(true);
  });
});

describe('the thirty-first mail of an hour', () => {
  let mailing: TestBackend;
  const mails: string[] = [];
  beforeAll(async () => {
    mailing = await openTestBackend({
      confirmEmails: true,
      mail: async ({ to }) => void mails.push(to),
    });
  });
  afterAll(() => mailing.close());

  test('is refused, and so is the sign-up that needs it', async () => {
    const client = () =>
      createClient(siteUrl, mailing.anonKey, {
        auth: { persistSession: false },
        global: { fetch: (input, init) => mailing.fetch(new Request(input, init)) },
      });
    for (let sent = 0; sent < 30; sent++) {
      const { error } = await client().auth.signUp({ email: newAddress(), password });
      expect(error).toBeNull();
    }
    const email = newAddress();
    const { error } = await client().auth.signUp({ email, password });
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
    });
    expect(mails).toHaveLength(30);
    expect(await mailing.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });
});

describe('a refresh token', () => {
  async function signUp(): Promise<string> {
    const { body } = await ask('signup', { email: newAddress(), password });
    return String(body['refresh_token']);
  }
  const exchange = (refresh_token: string) =>
    ask('token?grant_type=refresh_token', { refresh_token });
  const next = async (token: string) => String((await exchange(token)).body['refresh_token']);
  const passSeconds = (seconds: number) =>
    backend.query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '1 second' * $1::integer`,
      [seconds],
    );

  test('works again when the answer to it was lost', async () => {
    const first = await signUp();
    const second = await next(first);
    await passSeconds(60);
    expect(await next(first)).toBe(second);
    expect((await exchange(second)).status).toBe(200);
  });

  test('that several tabs send at once works in each', async () => {
    const first = await signUp();
    const newest = await next(await next(first));
    const answer = await exchange(first);
    expect(answer.status).toBe(200);
    expect((await exchange(newest)).status).toBe(200);
    expect((await exchange(String(answer.body['refresh_token']))).status).toBe(200);
  });

  test('that comes back after ten seconds ends the session of someone who has it', async () => {
    const first = await signUp();
    const newest = await next(await next(first));
    await passSeconds(11);
    const refused = { status: 400, body: { error_code: 'refresh_token_already_used' } };
    expect(await exchange(first)).toMatchObject(refused);
    await passSeconds(11);
    expect((await exchange(newest)).status).toBe(400);
  });
});

describe('a new password', () => {
  function browser(): SupabaseClient {
    return createClient(siteUrl, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    });
  }

  test('ends all other sessions and keeps this one', async () => {
    const email = newAddress();
    const [own, other] = [browser(), browser()];
    await own.auth.signUp({ email, password });
    await other.auth.signInWithPassword({ email, password });
    expect((await own.auth.updateUser({ password: 'four dry umbrellas' })).error).toBeNull();

    expect((await own.auth.refreshSession()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await other.auth.signInWithPassword({ email, password })).error).not.toBeNull();
  });

  test('ends a change of the address that someone else asked for', async () => {
    const email = newAddress();
    const [own, thief] = [browser(), browser()];
    await own.auth.signUp({ email, password });
    await thief.auth.signInWithPassword({ email, password });
    await thief.auth.updateUser({ email: newAddress() });
    await own.auth.updateUser({ password: 'four dry umbrellas' });
    expect(
      await backend.query(
        'select 1 from auth.users where email = $1 and email_change_token_new is not null',
        [email],
      ),
    ).toEqual([]);
  });
});
