import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { functionsEnvironment } from '../../support/functions-environment.ts';

// The keys of a hosted project are either opaque or, in projects of before, JWTs.
const opaque = { SUPABASE_ANON_KEY: 'sb_publishable_1', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1' };
const legacy = { SUPABASE_ANON_KEY: 'e30.anon.x', SUPABASE_SERVICE_ROLE_KEY: 'e30.service.x' };

let asked: IncomingHttpHeaders[] = [];
const service = createServer((request, response) => {
  asked.push(request.headers);
  response.setHeader('content-type', 'application/json').end('[]');
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));

/** What is sent to the database with these keys: as a function, as a visitor, and as a person. */
async function headersWith(keys: Record<string, string>) {
  vi.resetModules();
  const SUPABASE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({ ...functionsEnvironment, ...keys, SUPABASE_URL })) {
    vi.stubEnv(name, value);
  }
  const { database, databaseAs, databaseAsVisitor } =
    await import('../../../netlify/lib/site/database.ts');
  asked = [];
  for (const client of [database(), databaseAsVisitor(), databaseAs('e30.person.x')]) {
    await client.from('reviews').select('id');
  }
  return asked.map(({ apikey, authorization }) => [apikey, authorization]);
}

test('publishable and secret keys go in their own header only', async () => {
  expect(await headersWith(opaque)).toEqual([
    ['sb_secret_1', undefined],
    ['sb_publishable_1', undefined],
    ['sb_publishable_1', 'Bearer e30.person.x'],
  ]);
});

test('the keys of before say their role as a bearer', async () => {
  expect(await headersWith(legacy)).toEqual([
    ['e30.service.x', 'Bearer e30.service.x'],
    ['e30.anon.x', 'Bearer e30.anon.x'],
    ['e30.anon.x', 'Bearer e30.person.x'],
  ]);
});
