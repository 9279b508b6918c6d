import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthLimits } from '../../../local/backend/hosted-auth/rate-limits.ts';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';
import { ask, newAddress, password, useAuthService } from './auth-service.ts';

useAuthService();

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
