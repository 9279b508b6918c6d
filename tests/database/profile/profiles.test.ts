import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitePeople, join, makeAdmin, type People, type Person } from '../support/people.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { aReview } from '../support/sample-rows.ts';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());

async function profileOf({ id }: Person) {
  const { data } = await people.service
    .from('profiles')
    .select('email, full_name, role')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

const isAdmin = async ({ client }: Person) => (await client.rpc('is_admin')).data;

const newcomer = (metadata: object = {}) =>
  join(backend, `${randomUUID()}@college.example`, metadata);

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

describe('a student cannot become admin', () => {
  const stillNoAdmin = async (person: Person) => {
    expect(await isAdmin(person)).toBe(false);
    expect(await profileOf(person)).toMatchObject({ role: 'user' });
    const { data } = await people.service.from('user_roles').select().eq('user_id', person.id);
    expect(data).toEqual([]);
  };

  test('by changing the role in their profile', async () => {
    const { student } = people;
    const { error } = await student.client
      .from('profiles')
      .update({ role: 'admin' })
      .eq('id', student.id);
    expect(error?.code).toBe('42501');
    await stillNoAdmin(student);
  });

  test('by changing every profile at once', async () => {
    const { student } = people;
    await student.client.from('profiles').update({ role: 'admin' }).neq('role', 'nobody');
    await stillNoAdmin(student);
    await stillNoAdmin(people.otherStudent);
  });

  test('by putting in their profile again', async () => {
    const { student } = people;
    await student.client
      .from('profiles')
      .upsert({ id: student.id, email: student.email, role: 'admin' });
    await stillNoAdmin(student);
  });

  test("by taking an admin's id", async () => {
    const { student, admin } = people;
    const before = await profileOf(admin);
    await student.client.from('profiles').update({ id: admin.id }).eq('id', student.id);
    await student.client.from('profiles').update({ id: randomUUID() }).eq('id', student.id);
    expect(await profileOf(admin)).toEqual(before);
    await stillNoAdmin(student);
  });

  test('by giving themselves a role', async () => {
    const { student } = people;
    const role = { user_id: student.id, role: 'admin' };
    expect((await student.client.from('user_roles').insert(role)).error).not.toBeNull();
    expect((await student.client.from('user_roles').upsert(role)).error).not.toBeNull();
    await stillNoAdmin(student);
  });

  test('through the account service', async () => {
    const { student } = people;
    await student.client.auth.updateUser({ data: { role: 'admin', is_admin: true } });
    const { data } = await student.client.auth.getSession();
    await backend.fetch(
      new Request(`${siteUrl}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: backend.anonKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ role: 'service_role', app_metadata: { role: 'admin' } }),
      }),
    );
    await student.client.auth.refreshSession();
    await stillNoAdmin(student);
  });
});

describe('an admin', () => {
  test('is one by user_roles, not by the profile', async () => {
    const person = await newcomer();
    await makeAdmin(people.service, person);
    expect(await isAdmin(person)).toBe(true);
  });

  test('by the profile alone is one', async () => {
    const person = await newcomer();
    await people.service.from('profiles').update({ role: 'admin' }).eq('id', person.id);
    expect(await isAdmin(person)).toBe(true);
  });

  test('is none when user_roles says user, even when the profile says admin', async () => {
    const person = await newcomer();
    await people.service.from('profiles').update({ role: 'admin' }).eq('id', person.id);
    await people.service.from('user_roles').insert({ user_id: person.id, role: 'user' });
    expect(await isAdmin(person)).toBe(false);
  });

  test('who was just removed can do nothing more', async () => {
    const person = await newcomer();
    await makeAdmin(people.service, person);
    const category = { name: `Category ${randomUUID()}` };
    expect((await person.client.from('event_categories').insert(category)).error).toBeNull();
    await people.service.from('user_roles').delete().eq('user_id', person.id).throwOnError();
    await person.client.from('event_categories').delete().eq('name', category.name);
    const { data } = await people.service.from('event_categories').select().match(category);
    expect(data).toEqual([category]);
  });

  test("cannot change another's profile or role", async () => {
    const { admin, student } = people;
    const before = await profileOf(student);
    await admin.client.from('profiles').update({ full_name: 'Changed' }).eq('id', student.id);
    await admin.client.from('profiles').update({ role: 'admin' }).eq('id', admin.id);
    expect(await profileOf(student)).toEqual(before);
    expect(await profileOf(admin)).toMatchObject({ role: 'user' });
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
