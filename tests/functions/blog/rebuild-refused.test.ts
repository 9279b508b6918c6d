import { expect, test } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import { admin, rebuild, shop, useBuilds } from './use-builds.ts';

useBuilds();

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

test.each<[string, () => Promise<Record<string, string>>]>([
  ['a visitor', async () => ({})],
  ['a student', () => shop.signIn('student')],
  ['someone who holds the public key', async () => bearer(shop.stack.backend.anonKey)],
  ['someone who makes up a token', async () => bearer('a.b.c')],
  ['someone who writes a header of another kind', async () => ({ Authorization: 'Basic YTpi' })],
  [
    'someone who unsigns a token',
    async () => ({
      Authorization: `${(await admin()).Authorization.split('.').slice(0, 2).join('.')}.`,
    }),
  ],
])('%s cannot ask for a build', async (_, headersOf) => {
  const { status, body } = await rebuild(await headersOf());
  expect(status).toBe(403);
  expect(body['detail']).toBe(notices.adminDenied.message);
});

test('a removed role ends at once', async () => {
  const headers = await admin();
  const { backend } = shop.stack;
  await backend.query(`update user_roles set role = 'user' where role = 'admin'`);
  try {
    expect((await rebuild(headers)).status).toBe(403);
  } finally {
    await backend.query(`update user_roles set role = 'admin'`);
  }
});

test.each([{}, { at_once: 'yes' }, []])('a request with %j is refused', async (body) => {
  expect((await shop.call('rebuild', { headers: await admin(), body })).status).toBe(400);
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await shop.call('rebuild', { method })).status).toBe(405);
});
