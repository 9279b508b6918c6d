import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeholderOf } from '#src/shared/lib/token-placeholder.ts';
import { sessionIdOf } from '../../../netlify/lib/payment/session-id.ts';
import { openShop, type Shop } from '../../support/functions.ts';

interface Session {
  access_token: string;
  refresh_token: string;
}

let shop: Shop;
beforeAll(async () => {
  // More logins than the auth service lets one address do in a row.
  shop = await openShop({ seed: 'sample', limitsAuth: false });
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

/** Asks the auth service itself, as a browser does. */
const askService = (grant: string, body: object) =>
  fetch(`${shop.stack.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: shop.stack.backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function logIn(who: 'admin' | 'student'): Promise<Session> {
  const account = { email: `${who}@example.com`, password: `${who}-password` };
  return (await (await askService('password', account)).json()) as Session;
}

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

const ask = (body: unknown, headers: Record<string, string> = fromOurPage) =>
  shop.call('admin-session', { body, headers });

const store = ({ access_token, refresh_token }: Session, headers?: Record<string, string>) =>
  ask({ action: 'store', accessToken: access_token, refreshToken: refresh_token }, headers);

const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie') ?? '';
const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';
const tokenIn = (setCookie: string) =>
  Buffer.from(sent(setCookie).split('.')[1] ?? '', 'base64url').toString();
const refresh = (sessionId: string, cookie: string) =>
  ask({ action: 'refresh', sessionId }, { ...fromOurPage, Cookie: sent(cookie) });

async function storedAdmin() {
  const session = await logIn('admin');
  const answer = await store(session);
  expect(answer, 'the token was not stored').toMatchObject({ status: 200 });
  return { session, answer, cookie: cookieOf(answer), id: sessionIdOf(session.access_token) };
}

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
    expect((await shop.call('rebuild', { headers })).status).toBe(202);
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

const isUnused = async ({ refresh_token }: Session) => {
  const rows = await shop.stack.backend.query<{ revoked: boolean }>(
    'select revoked from auth.refresh_tokens where token = $1',
    [refresh_token],
  );
  return rows[0]?.revoked === false;
};

test.each<[string, () => Promise<Session>]>([
  ['a student', () => logIn('student')],
  [
    'a visitor',
    async () => ({ ...(await logIn('admin')), access_token: shop.stack.backend.anonKey }),
  ],
  ['a made-up token', async () => ({ ...(await logIn('admin')), access_token: 'a.b.c' })],
])('%s stores nothing, and nothing is used up', async (_, sessionOf) => {
  const session = await sessionOf();
  const answer = await store(session);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await isUnused(session)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site in an old browser', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['no page at all', {}],
])('%s is refused, and nothing is used up', async (_, headers) => {
  const session = await logIn('admin');
  const refused = await store(session, headers);
  expect(refused.status).toBe(403);
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect(await ask({ action: 'clear' }, headers)).toMatchObject({ status: 403 });
  expect(await isUnused(session)).toBe(true);
});

test('our page in an old browser is not refused', async () => {
  const answer = await store(await logIn('admin'), { Origin: shop.stack.url });
  expect(answer.status).toBe(200);
});

test('the cookie of another session, a made-up one or none refreshes nothing', async () => {
  const { cookie, id } = await storedAdmin();
  for (const [sessionId, sentCookie] of [
    [randomUUID(), cookie],
    [id, `admin-session=${id}.made-up`],
    [id, sent(cookie).slice(0, -2)],
    [id, sent(cookie).replace(/(.)\.([^.]*)$/, '$1x.$2')],
    [id, ''],
  ] as const) {
    const answer = await refresh(sessionId, sentCookie);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('access_token');
  }
  expect((await refresh(id, cookie)).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['an action that is not known', { action: 'read' }],
  ['a session that is none', { action: 'refresh', sessionId: 'x' }],
  ['a token of a megabyte', { action: 'store', accessToken: 'x', refreshToken: 'x'.repeat(5000) }],
  ['a list', []],
])('%s is refused', async (_, body) => {
  expect((await ask(body)).status).toBe(400);
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

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await shop.call('admin-session', { method })).status).toBe(405);
});
