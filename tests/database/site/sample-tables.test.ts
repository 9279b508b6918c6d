import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientWith, type Client } from '../support/people.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ seed: 'sample', confirmEmails: true });
});
afterAll(() => backend.close());

async function signIn(who: 'admin' | 'student'): Promise<Client> {
  const client = clientWith(backend, backend.anonKey);
  const credentials = { email: `${who}@example.com`, password: `${who}-password` };
  const { error } = await client.auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  return client;
}

const found = async (client: Client) =>
  ((await client.rpc('sample_tables').throwOnError()).data as string[]).sort();

test('an admin sees which tables have sample rows, until they are gone', async () => {
  const admin = await signIn('admin');
  expect(await found(admin)).toEqual(['blog_posts', 'events', 'reviews']);
  await backend.query('delete from public.reviews');
  expect(await found(admin)).toEqual(['blog_posts', 'events']);
  await backend.query(`update public.events set title = 'Our own: ' || title where id is not null`);
  expect(await found(admin)).toEqual(['blog_posts']);
  await backend.query('delete from public.blog_posts');
  expect(await found(admin)).toEqual([]);
});

test('visitors and students are not told', async () => {
  for (const client of [clientWith(backend, backend.anonKey), await signIn('student')]) {
    expect((await client.rpc('sample_tables')).error).not.toBeNull();
  }
});
