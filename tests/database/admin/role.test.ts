import { describe, expect, test } from 'vitest';
import { setAdmin } from '../../../tools/admin-role.ts';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

const isAdmin = async () => (await people.student.client.rpc('is_admin')).data;

test('a student becomes an admin, and stops being one, and each time it is said what changed', async () => {
  const { email } = people.student;
  const grant = () => setAdmin(people.service, email.toUpperCase(), true);
  const revoke = () => setAdmin(people.service, email, false);

  expect(await grant()).toMatch(/ is an admin now$/);
  expect(await isAdmin()).toBe(true);
  expect(await grant()).toMatch(/ was an admin already$/);

  expect(await revoke()).toBe(`${email} is no admin any more`);
  expect(await isAdmin()).toBe(false);
  expect(await revoke()).toBe(`${email} is no admin`);
});

test('who is an admin by the profile stops being one too', async () => {
  const { id, email } = people.student;
  await people.service.from('profiles').update({ role: 'admin' }).eq('id', id).throwOnError();
  await setAdmin(people.service, email, false);
  expect(await isAdmin()).toBe(false);
});

describe('nobody becomes an admin', () => {
  test('by an address that nobody has', async () => {
    await expect(setAdmin(people.service, 'nobody@college.example', true)).rejects.toThrow(
      'There is no account nobody@college.example. Sign up with it first.',
    );
  });

  test('by an address that they only wrote into their profile', async () => {
    const { id, client } = people.student;
    const email = 'principal@college.example';
    await client.from('profiles').update({ email }).eq('id', id).throwOnError();
    await expect(setAdmin(people.service, email, true)).rejects.toThrow('There is no account');
    expect(await isAdmin()).toBe(false);
  });
});

test('nobody but the service can ask whose account an address is', async () => {
  const { email } = people.student;
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    const { data, error } = await client.rpc('account_by_email', { email });
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
  }
});
