import { expect, test } from 'vitest';
import { siteUrl } from '../support/test-backend.ts';
import { backend, useAskedBackend } from './asked-backend.ts';

useAskedBackend();

const statusFor = async (headers: Record<string, string>) =>
  (await backend.fetch(new Request(`${siteUrl}/rest/v1/payments?select=order_id`, { headers })))
    .status;

test('a key opens what it may open in its own header', async () => {
  expect(await statusFor({ apikey: backend.serviceKey })).toBe(200);
  expect(await statusFor({ apikey: backend.anonKey })).toBe(401);
});

test.each([
  ['a key of another role', () => backend.serviceKey],
  ['a text', () => 'hello'],
  ['nothing', () => ''],
])('as a bearer %s is refused, not overlooked', async (_what, bearer) => {
  const headers = { apikey: backend.anonKey, authorization: `Bearer ${bearer()}` };
  const answer = await backend.fetch(new Request(`${siteUrl}/rest/v1/reviews`, { headers }));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'PGRST301' });
});

test('the key of the request is taken as its bearer too, as supabase-js sends it', async () => {
  const { anonKey: apikey } = backend;
  const headers = { apikey, authorization: `Bearer ${apikey}` };
  const answer = await backend.fetch(new Request(`${siteUrl}/rest/v1/reviews`, { headers }));
  expect(answer.status).toBe(200);
});
