import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/test-backend.ts';
import {
  backend,
  browser,
  confirmedAccount,
  mailsTo,
  newAddress,
  password,
  useMailingBackend,
} from './mailing-backend.ts';

useMailingBackend();

const post = (path: string, body: object) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

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
