import { describe, expect, test } from 'vitest';
import { aBooking } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

const refused = { count: null, status: 400, isRefused: true };

describe('how many rows a table has that one may not read', () => {
  const prefer = ['count=planned', 'count=estimated', 'return=minimal, Count = Planned'];

  test.each(prefer)('is not shown to someone who asks with %s', async (value) => {
    for (const client of [people.visitor, people.student.client, people.admin.client]) {
      const { error, count, status } = await client
        .from('form_submissions')
        .select('*', { head: true })
        .setHeader('Prefer', value);
      expect({ count, status, isRefused: error !== null }).toEqual(refused);
    }
  });

  test.each(['count=planned', 'count=estimated'])(
    'is not shown to someone who hides %s behind a second header',
    async (value) => {
      for (const client of [people.visitor, people.student.client]) {
        const { data } = await client.auth.getSession();
        const headers = new Headers({
          apikey: backend.anonKey,
          authorization: `Bearer ${data.session?.access_token ?? backend.anonKey}`,
        });
        for (const header of [value, 'handling=lenient']) headers.append('prefer', header);
        const url = `${siteUrl}/rest/v1/form_submissions?select=id`;
        for (const method of ['GET', 'HEAD']) {
          const { status } = await backend.fetch(new Request(url, { method, headers }));
          expect(status).toBe(400);
        }
      }
    },
  );

  test('is not counted exactly either, but for an admin', async () => {
    await people.visitor.from('form_submissions').insert(aBooking()).throwOnError();
    for (const client of [people.visitor, people.student.client]) {
      const { error, count, status } = await client
        .from('form_submissions')
        .select('*', { count: 'exact', head: true });
      expect({ count, status, isRefused: error !== null }).toEqual(refused);
    }
    const { count } = await people.admin.client
      .from('form_submissions')
      .select('*', { count: 'exact', head: true })
      .throwOnError();
    expect(count).toBeGreaterThan(0);
  });
});

test('a visitor reads how many events there are, of which nobody guesses', async () => {
  const counted = (count: 'exact' | 'planned') =>
    people.visitor.from('events').select('id', { count }).eq('status', 'approved');
  expect(await counted('exact')).toMatchObject({ error: null, count: 0, status: 200 });
  expect(await counted('planned')).toMatchObject({ count: null, status: 400 });
});

describe('the database itself refuses, before a request', () => {
  const before = (role: string, method: string, prefer: string) =>
    backend.query(`do $do$ begin
      perform set_config('request.method', '${method}', true);
      perform set_config('request.headers', '${JSON.stringify({ prefer })}', true);
      set local role ${role};
      perform private.refuse_guessed_counts();
    end $do$`);

  test.each([
    ['GET', ''],
    ['HEAD', 'handling=lenient'],
    ['GET', 'count=exact'],
    ['POST', 'count=planned'],
    ['PATCH', 'return=minimal, Count = Estimated'],
  ])('%s with the header "%s"', async (method, prefer) => {
    for (const role of ['anon', 'authenticated'])
      await expect(before(role, method, prefer)).rejects.toThrow('Only exact counts are given');
    await before('service_role', method, prefer);
  });

  test('no change of rows that says what to answer', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE'])
      await before('authenticated', method, 'return=representation');
  });
});
