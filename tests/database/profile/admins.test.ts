import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeAdmin, type Person } from '../support/people.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { isAdmin, newcomer, profileOf } from './profile.ts';

useBackend();

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
