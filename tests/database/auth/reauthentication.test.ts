import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clientWith, type Person } from '../support/people.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import {
  call,
  deleteAccount,
  isThere,
  newcomer,
  refused,
  signedInMinutesAgo,
  tokenOf,
} from './aged-sessions.ts';

useBackend();

const password = 'a-long-password';

const changeProfile = (person: Person, token: string, change: object) =>
  call(`/rest/v1/profiles?id=eq.${person.id}`, token, change, 'PATCH');

const changeSignIn = (token: string, change: object) => call('/auth/v1/user', token, change, 'PUT');

describe('a session that is 11 minutes old', () => {
  test('cannot delete the account', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 11);
    expect(await deleteAccount(await tokenOf(person))).toMatchObject(refused);
    expect(await isThere(person)).toBe(true);
  });

  test('cannot change the address of the profile, but the name', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 11);
    const token = await tokenOf(person);
    const change = { email: `${randomUUID()}@college.example` };
    expect(await changeProfile(person, token, change)).toMatchObject(refused);
    expect((await changeProfile(person, token, { full_name: 'Asha' })).status).toBe(204);
    const profile = 'select email, full_name from public.profiles where id = $1';
    expect(await backend.query(profile, [person.id])).toEqual([
      { email: person.email, full_name: 'Asha' },
    ]);
  });

  test('cannot change the address or the password that one logs in with', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 11);
    const token = await tokenOf(person);
    for (const change of [
      { password: 'of-the-thief-1' },
      { email: `${randomUUID()}@thief.example` },
    ]) {
      expect((await changeSignIn(token, change)).status, Object.keys(change)[0]).not.toBe(200);
    }
    expect((await changeSignIn(token, { data: { full_name: 'Asha' } })).status).toBe(200);
    const stored = 'select email, email_change from auth.users where id = $1';
    const [account] = await backend.query<{ email: string; email_change: string | null }>(stored, [
      person.id,
    ]);
    expect(account?.email).toBe(person.email);
    expect(account?.email_change ?? '').toBe('');
    const again = clientWith(backend, backend.anonKey);
    const { error } = await again.auth.signInWithPassword({ email: person.email, password });
    expect(error).toBeNull();
  });

  test('stays old when its token is renewed', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 11);
    await person.client.auth.refreshSession();
    expect(await deleteAccount(await tokenOf(person))).toMatchObject(refused);
  });

  test('is not made young by another session of the same person', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 11);
    const elsewhere = clientWith(backend, backend.anonKey);
    const { data } = await elsewhere.auth.signInWithPassword({ email: person.email, password });
    expect(await deleteAccount(await tokenOf(person))).toMatchObject(refused);
    expect((await deleteAccount(data.session?.access_token ?? '')).status).toBe(204);
    expect(await isThere(person)).toBe(false);
  });
});

describe('a session that is 9 minutes old', () => {
  test('changes the address and the password, and deletes the account', async () => {
    const person = await newcomer();
    await signedInMinutesAgo(person, 9);
    const token = await tokenOf(person);
    const email = `${randomUUID()}@college.example`;
    expect((await changeProfile(person, token, { email })).status).toBe(204);
    expect((await changeSignIn(token, { email })).status).toBe(200);
    expect((await changeSignIn(token, { password: 'another-password' })).status).toBe(200);
    expect((await deleteAccount(token)).status).toBe(204);
    expect(await isThere(person)).toBe(false);
  });
});

describe('someone learns about the own login', () => {
  test('whether it is recent, and whether there is a password', async () => {
    const person = await newcomer();
    const ask = async (name: string) => (await person.client.rpc(name).throwOnError()).data;
    expect([await ask('signed_in_recently'), await ask('has_password')]).toEqual([true, true]);
    await signedInMinutesAgo(person, 11);
    await backend.query('update auth.users set encrypted_password = null where id = $1', [
      person.id,
    ]);
    expect([await ask('signed_in_recently'), await ask('has_password')]).toEqual([false, false]);
  });

  test('but a visitor does not', async () => {
    expect((await people.visitor.rpc('signed_in_recently')).error?.code).toBe('42501');
    expect((await people.visitor.rpc('has_password')).error?.code).toBe('42501');
  });
});
