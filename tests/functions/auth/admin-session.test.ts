import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { placeholderOf } from '#src/shared/lib/token-placeholder.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import {
  ask,
  askService,
  cookieOf,
  fromOurPage,
  isUnused,
  logIn,
  refresh,
  sent,
  store,
  storedAdmin,
} from './asked-session.ts';

// More logins than the auth service lets one address do in a row.
useShop({ seed: 'sample', limitsAuth: false });

const tokenIn = (setCookie: string) =>
  Buffer.from(sent(setCookie).split('.')[1] ?? '', 'base64url').toString();

describe('an admin', () => {
  test('gets a session without a refresh token, and a cookie that no script can read', async () => {
    const { session, answer, cookie, id } = await storedAdmin();
    expect(answer.status).toBe(200);
    expect(answer.body['refresh_token']).toBe(placeholderOf(id));
    expect(answer.body['user']).toMatchObject({ email: 'admin@example.com' });
    expect(cookie).toMatch(
      /^admin-session=[^;]+; Path=\/\.netlify\/functions\/admin-session; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.text).not.toContain(tokenIn(cookie));
    expect(answer.text).not.toContain(session.refresh_token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('has the token used up that a page has had in its hands', async () => {
    const { session, cookie } = await storedAdmin();
    expect(tokenIn(cookie)).not.toBe(session.refresh_token);
    expect(await isUnused(session)).toBe(false);
  });

  test('refreshes the session by the cookie, again and again', async () => {
    const { cookie, id } = await storedAdmin();
    const second = await refresh(id, cookie);
    const third = await refresh(id, cookieOf(second));
    expect(third.status).toBe(200);
    expect(third.body['refresh_token']).toBe(placeholderOf(id));
    expect(third.text).not.toContain(tokenIn(cookieOf(third)));
    const tokens = [cookie, cookieOf(second), cookieOf(third)].map(tokenIn);
    expect(new Set(tokens).size).toBe(3);
    const headers = { Authorization: `Bearer ${String(third.body['access_token'])}` };
    const body = { at_once: false };
    expect((await shop.call('rebuild', { headers, body })).status).toBe(202);
  });

  test('may refresh in three tabs at once', async () => {
    const { cookie, id } = await storedAdmin();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(id, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refresh(id, cookieOf(answers.at(-1) ?? { headers: new Headers() }))).status).toBe(
      200,
    );
  });

  test('who has lost the role has a normal session after the next refresh', async () => {
    const { cookie, id } = await storedAdmin();
    const { backend } = shop.stack;
    await backend.query(`update user_roles set role = 'user' where role = 'admin'`);
    try {
      const answer = await refresh(id, cookie);
      expect(cookieOf(answer)).toContain('admin-session=; Path=');
      const token = String(answer.body['refresh_token']);
      expect((await askService('refresh_token', { refresh_token: token })).status).toBe(200);
    } finally {
      await backend.query(`update user_roles set role = 'admin' where role = 'user'`);
    }
  });

  test('who has logged out has a cookie that opens nothing', async () => {
    const { cookie, id, answer } = await storedAdmin();
    await fetch(`${shop.stack.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: {
        apikey: shop.stack.backend.anonKey,
        Authorization: `Bearer ${String(answer.body['access_token'])}`,
      },
    });
    const refused = await refresh(id, cookie);
    expect(refused.status).toBe(401);
    expect(cookieOf(refused)).toContain('Max-Age=0');
  });

  test('has the cookie forgotten when asked to', async () => {
    const answer = await ask({ action: 'clear' });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^admin-session=; .*Max-Age=0; HttpOnly/);
  });
});

test('our page in an old browser is not refused', async () => {
  const answer = await store(await logIn('admin'), { Origin: shop.stack.url });
  expect(answer.status).toBe(200);
});

test('a form cannot ask', async () => {
  const headers = { ...fromOurPage, 'Content-Type': 'text/plain' };
  expect((await ask('{"action":"clear"}', headers)).status).toBe(415);
});

test('nobody uses up the calls of the others', async () => {
  const body = { action: 'refresh', sessionId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 125 }, () => ask(body)));
  const limited = answers.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
});
