import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';
import {
  ask,
  isUnused,
  logIn,
  refresh,
  sent,
  type Session,
  store,
  storedAdmin,
} from './asked-session.ts';

// More logins than the auth service lets one address do in a row.
useShop({ seed: 'sample', limitsAuth: false });

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

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await shop.call('admin-session', { method })).status).toBe(405);
});
