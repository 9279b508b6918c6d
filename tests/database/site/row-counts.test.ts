import { describe, expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

describe('how many rows a table has that one may not read', () => {
  const prefer = ['count=planned', 'count=estimated', 'return=minimal, Count = Planned'];

  test.each(prefer)('is not shown to someone who asks with %s', async (value) => {
    for (const client of [people.visitor, people.student.client, people.admin.client]) {
      const { error, count, status } = await client
        .from('form_submissions')
        .select('*', { head: true })
        .setHeader('Prefer', value);
      expect({ count, status, isRefused: error !== null }).toEqual({
        count: null,
        status: 400,
        isRefused: true,
      });
    }
  });

  test('is counted exactly, of the rows that one may read', async () => {
    const { count } = await people.visitor
      .from('form_submissions')
      .select('*', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
  });

  test.each(prefer)('is refused by the database itself before a request with %s', async (value) => {
    const before = (role: string) =>
      backend.query(`do $do$ begin
        perform set_config('request.headers', '${JSON.stringify({ prefer: value })}', true);
        set local role ${role};
        perform private.refuse_guessed_counts();
      end $do$`);
    await expect(before('anon')).rejects.toThrow('Only exact counts are given.');
    await expect(before('authenticated')).rejects.toThrow('Only exact counts are given.');
    await before('service_role');
  });
});
