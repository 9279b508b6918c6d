import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/test-backend.ts';
import { backend, post, useAskedBackend } from './asked-backend.ts';

useAskedBackend();

describe('a password', () => {
  const signUp = (password: string) =>
    post('/auth/v1/signup', { email: `${crypto.randomUUID()}@college.example`, password });

  test.each([
    ['of seven characters', 'seven77'],
    ['of 73 bytes', 'a'.repeat(73)],
    ['of 25 characters that are 75 bytes', 'क'.repeat(25)],
  ])('%s is refused, never cut', async (_what, password) => {
    expect((await signUp(password)).ok).toBe(false);
  });

  test.each([
    ['of eight characters', 'eight888'],
    ['of 72 bytes', 'क'.repeat(24)],
  ])('%s is taken', async (_what, password) => {
    expect((await signUp(password)).status).toBe(200);
  });

  test('cannot be changed into one that would be cut', async () => {
    const { access_token } = (await (await signUp('a-long-password')).json()) as {
      access_token: string;
    };
    const answer = await backend.fetch(
      new Request(`${siteUrl}/auth/v1/user`, {
        method: 'PUT',
        headers: { apikey: backend.anonKey, authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ password: 'क'.repeat(25) }),
      }),
    );
    expect(answer.status).toBe(400);
  });
});
