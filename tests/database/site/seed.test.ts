import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { clientWith } from '../support/people.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, count, useSample } from './sample.ts';

useSample();

/** The values that a column of the sample has, each once. */
async function valuesOf(table: string, expression: string): Promise<unknown[]> {
  const rows = await backend.query<{ value: unknown }>(
    `select distinct ${expression} as value from public.${table} order by 1`,
  );
  return rows.map(({ value }) => value);
}

describe('the sample accounts', () => {
  test.each([
    ['admin@example.com', 'admin-password', 'Ananya Mehra', true],
    ['student@example.com', 'student-password', 'Rohan Sharma', false],
  ])('%s signs in with %s and is %s (admin: %s)', async (email, password, name, isAdmin) => {
    const client = clientWith(backend, backend.anonKey);
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect((await client.rpc('is_admin')).data).toBe(isAdmin);
    const { data } = await client.from('profiles').select('full_name').eq('email', email).single();
    expect(data).toEqual({ full_name: name });
  });

  test('are the only ones with a password', async () => {
    const rows = await backend.query<{ email: string }>(
      'select email from auth.users where encrypted_password is not null order by 1',
    );
    expect(rows.map(({ email }) => email)).toEqual(['admin@example.com', 'student@example.com']);
  });
});

describe('the sample shows every screen alive', () => {
  test('events: upcoming and past, each audience and status, with and without pictures and recordings', async () => {
    expect(await count('events')).toBeGreaterThanOrEqual(12);
    expect(await valuesOf('events', 'status')).toEqual(['approved', 'pending', 'rejected']);
    expect(await valuesOf('events', 'audience')).toEqual(['both', 'students', 'tpo']);
    const approved = (condition: string) => count('events', `status = 'approved' and ${condition}`);
    expect(await approved('event_date >= public.today_in_india()')).toBeGreaterThanOrEqual(5);
    expect(await approved('event_date < public.today_in_india()')).toBeGreaterThanOrEqual(4);
    for (const column of ['poster_url', 'recording_url', 'department', 'link']) {
      expect(await approved(`${column} is not null`)).toBeGreaterThan(0);
      expect(await approved(`${column} is null`)).toBeGreaterThan(0);
    }
    expect(await approved('is_past_event')).toBeGreaterThan(0);
    const categories = await valuesOf('event_categories', 'name');
    expect(categories).toEqual(expect.arrayContaining(await valuesOf('events', 'category')));
  });

  test('posters that the site serves itself', async () => {
    for (const poster of await valuesOf('events', "coalesce(poster_url, '')")) {
      if (poster === '') continue;
      expect(String(poster)).toMatch(`${siteUrl}/posters/`);
      const file = new URL(`../../../public${new URL(String(poster)).pathname}`, import.meta.url);
      expect((await readFile(file)).length).toBeLessThan(25_000);
    }
  });

  test('thirty reviews of all stars and designations, each by a person of their own', async () => {
    expect(await count('reviews')).toBe(30);
    expect(await valuesOf('reviews', 'rating')).toEqual([1, 2, 3, 4, 5]);
    expect(await valuesOf('reviews', 'designation')).toHaveLength(6);
    expect(await valuesOf('reviews', 'user_id')).toHaveLength(30);
  });

  test('inquiries of both kinds, and payments in every state', async () => {
    expect(await valuesOf('form_submissions', 'type')).toEqual(['college', 'individual']);
    expect(await valuesOf('form_submissions', 'goal')).toHaveLength(5);
    expect(await valuesOf('form_submissions', 'preferredmode')).toHaveLength(4);
    expect(await valuesOf('payments', 'payment_status')).toEqual([
      'expired',
      'failed',
      'paid',
      'pending',
      'refunded',
    ]);
  });

  test('nothing that is dated after today but is said to have happened', async () => {
    for (const table of [
      'reviews',
      'form_submissions',
      'payments',
      'event_registrations',
      'events',
    ]) {
      expect(await count(table, 'created_at > now()')).toBe(0);
    }
    expect(await count('blog_posts', 'publishedat > now()')).toBe(0);
  });
});

test('a sample row that someone deleted does not come back at the next start', async () => {
  await backend.query(`delete from public.event_categories where name = 'Bootcamp'`);
  await backend.restart();
  expect(await count('event_categories', `name = 'Bootcamp'`)).toBe(0);
  expect(await count('reviews')).toBe(30);
});
