import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#src/shared/data/session-client.ts';
import { leavingToken, sessionInCookie } from '#src/shared/lib/token-placeholder.ts';
import { openShop, type Shop } from '../../support/functions.ts';

// supabase-js as the pages use it, with a jar in place of the browser's cookies.
// tests/browser/auth/admin-session.spec.ts has the rest.

let shop: Shop;
let jar = '';
/** What the function answers in place of its own answer. */
let outage: number | 'unreachable' | undefined;
const network = globalThis.fetch;

beforeAll(async () => {
  // More logins than the auth service lets one address do in a row.
  shop = await openShop({ seed: 'sample', limitsAuth: false });
});
beforeEach(() => {
  jar = '';
  outage = undefined;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const { href, pathname } = new URL(
      input instanceof Request ? input.url : input,
      shop.stack.url,
    );
    if (pathname !== '/.netlify/functions/admin-session') return network(input, init);
    if (outage === 'unreachable') throw new TypeError('fetch failed');
    if (outage !== undefined) return new Response('Not here', { status: outage });
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', jar);
    const answer = await network(href, { ...init, headers });
    jar = answer.headers.get('set-cookie')?.split(';')[0] ?? jar;
    return answer;
  });
  return shop.forgetCounts();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => shop.stop());

async function signIn(who: 'admin' | 'student') {
  const { auth } = connect(shop.stack.url, shop.stack.backend.anonKey);
  const account = { email: `${who}@example.com`, password: `${who}-password` };
  const { data } = await auth.signInWithPassword(account);
  await auth.stopAutoRefresh();
  if (!data.session) throw new Error(`${who} cannot sign in`);
  const { access_token: accessToken, refresh_token: refreshToken } = data.session;
  const move = () =>
    auth.refreshSession({ refresh_token: leavingToken({ accessToken, refreshToken }) });
  const stored = async () => (await auth.getSession()).data.session?.refresh_token ?? '';
  return { auth, move, stored, refreshToken };
}

test('an admin’s token moves, and the session refreshes without the page having one', async () => {
  const { auth, move, stored } = await signIn('admin');
  expect((await move()).error).toBeNull();
  expect(sessionInCookie(await stored())).toBeDefined();
  const before = jar;
  const { data, error } = await auth.refreshSession();
  expect(error).toBeNull();
  expect(data.user?.email).toBe('admin@example.com');
  expect(jar).not.toBe(before);
  expect(sessionInCookie(await stored())).toBeDefined();
});

test.each([404, 500, 502, 'unreachable' as const])(
  'when the function answers %s the token stays, and the session goes on',
  async (failure) => {
    const { auth, move, stored, refreshToken } = await signIn('admin');
    outage = failure;
    expect((await move()).error).not.toBeNull();
    expect(await stored()).toBe(refreshToken);
    expect((await auth.refreshSession()).error).toBeNull();
  },
);

test.each([404, 429, 502, 'unreachable' as const])(
  'a refresh that meets %s is tried again until the function is back',
  async (failure) => {
    const { auth, move, stored } = await signIn('admin');
    await move();
    outage = failure;
    const refreshing = auth.refreshSession();
    setTimeout(() => (outage = undefined), 300);
    expect((await refreshing).error).toBeNull();
    expect(sessionInCookie(await stored())).toBeDefined();
  },
);

test('without its cookie the session is refused, not tried again', async () => {
  const { auth, move } = await signIn('admin');
  await move();
  jar = '';
  const { error } = await auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
});

test('a student’s session never meets the function', async () => {
  const { auth, stored, refreshToken } = await signIn('student');
  outage = 'unreachable';
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await stored()).not.toBe(refreshToken);
  expect(jar).toBe('');
});
