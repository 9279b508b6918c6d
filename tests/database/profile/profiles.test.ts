import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-values.ts';
import { makeAdmin } from '../support/people.ts';
import { aReview } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { isAdmin, newcomer, profileOf } from './profile.ts';

useBackend();

describe('a new account', () => {
  test('gets a profile with the name it gave', async () => {
    const person = await newcomer({ full_name: '  Meera Iyer ' });
    expect(await profileOf(person)).toEqual({
      email: person.email,
      full_name: 'Meera Iyer',
      role: 'user',
    });
  });

  test('gets the name that Google knows', async () => {
    expect(await profileOf(await newcomer({ name: 'Arjun Rao' }))).toMatchObject({
      full_name: 'Arjun Rao',
    });
  });

  test.each(hostileTexts.filter(([what]) => !['NUL', 'a lone surrogate'].includes(what)))(
    'can be made with %s as its name, and none of it is kept',
    async (what, name) => {
      const expected = what === 'a megabyte' ? 'a'.repeat(120) : null;
      expect(await profileOf(await newcomer({ full_name: name }))).toMatchObject({
        full_name: expected,
      });
    },
  );

  test('is not an admin, even when it says so', async () => {
    const person = await newcomer({
      role: 'admin',
      is_admin: true,
      app_metadata: { role: 'admin' },
      user_role: 'admin',
    });
    expect(await isAdmin(person)).toBe(false);
    expect(await profileOf(person)).toMatchObject({ role: 'user' });
  });

  test('takes its profile, role and reviews with it when it is deleted', async () => {
    const person = await newcomer();
    await makeAdmin(people.service, person);
    await people.service
      .from('reviews')
      .insert(aReview({ user_id: person.id }))
      .throwOnError();
    await backend.query('delete from auth.users where id = $1', [person.id]);
    const left = await backend.query(
      `select 1 from public.profiles where id = $1
       union all select 1 from public.user_roles where user_id = $1
       union all select 1 from public.reviews where user_id = $1`,
      [person.id],
    );
    expect(left).toEqual([]);
  });
});

describe('a profile', () => {
  test.each(hostileTexts)('cannot get %s as its name', async (_what, full_name) => {
    const { student } = people;
    const before = await profileOf(student);
    const { error } = await student.client
      .from('profiles')
      .update({ full_name })
      .eq('id', student.id);
    expect(error).not.toBeNull();
    expect(await profileOf(student)).toEqual(before);
  });

  test('cannot get an address that is none', async () => {
    const { student } = people;
    const { error } = await student.client
      .from('profiles')
      .update({ email: 'no address' })
      .eq('id', student.id);
    expect(error?.code).toBe('23514');
  });

  test('cannot be guessed letter by letter by someone else', async () => {
    const { otherStudent, student } = people;
    const guess = () => otherStudent.client.from('profiles');
    const filtered = await guess().select('id').like('email', 'student%').eq('id', student.id);
    expect(filtered.data).toEqual([]);
    const either = await guess().select('id').or(`role.eq.admin,email.eq.${student.email}`);
    expect(either.data).toEqual([]);
    const counted = await guess().select('*', { count: 'exact', head: true });
    expect(counted.count).toBe(1);
  });
});
