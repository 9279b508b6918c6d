import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import { clientWith, join, type Person } from '../support/people.ts';
import { aPayment } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

const newcomer = () => join(backend, `${randomUUID()}@college.example`);
const password = 'a-long-password';

async function tokenOf({ client }: Person): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** All sessions of this person began so long ago. */
const signedInMinutesAgo = ({ id }: Person, minutes: number) =>
  backend.query(
    `update auth.sessions set created_at = now() - make_interval(mins => $2) where user_id = $1`,
    [id, minutes],
  );

const isThere = async ({ id }: Person) =>
  (await backend.query('select 1 from auth.users where id = $1', [id])).length === 1;

/** Straight to the service, as a thief with the token would do it. */
async function call(path: string, token: string, body: object, method = 'POST') {
  const answer = await backend.fetch(
    new Request(`${siteUrl}${path}`, {
      method,
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

const deleteAccount = (token: string) => call('/rest/v1/rpc/delete_own_account', token, {});
const changeProfile = (person: Person, token: string, change: object) =>
  call(`/rest/v1/profiles?id=eq.${person.id}`, token, change, 'PATCH');
const changeSignIn = (token: string, change: object) => call('/auth/v1/user', token, change, 'PUT');

const refused = { status: 403, body: { code: '42501', hint: 'reauthenticate' } };

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

describe('someone who makes up claims', () => {
  const forged = (token: string, claims: object) => {
    const [header, payload = '', signature] = token.split('.');
    const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const made = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url');
    return [header, made, signature].join('.');
  };

  test('with the session of someone else deletes nothing', async () => {
    const [thief, owner] = [await newcomer(), await newcomer()];
    await signedInMinutesAgo(thief, 11);
    const [{ id: session } = { id: '' }] = await backend.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [owner.id],
    );
    const token = await tokenOf(thief);
    const answer = await deleteAccount(forged(token, { session_id: session }));
    expect(answer.status).toBe(401);
    expect(await isThere(thief)).toBe(true);
  });

  test('with a session that has ended deletes nothing', async () => {
    const person = await newcomer();
    const token = await tokenOf(person);
    await backend.query('delete from auth.sessions where user_id = $1', [person.id]);
    expect(await deleteAccount(token)).toMatchObject(refused);
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

describe('refunds', () => {
  const limit = limits.refundWithoutPasswordInRupees;

  async function paid(amount: number): Promise<string> {
    const row = aPayment({ amount, payment_status: 'paid', paid_at: new Date().toISOString() });
    await people.service.from('payments').insert(row).throwOnError();
    return String(row['order_id']);
  }

  async function anAdmin(minutes: number): Promise<Person> {
    const person = await newcomer();
    const role = { user_id: person.id, role: 'admin' };
    await people.service.from('user_roles').insert(role).throwOnError();
    await signedInMinutesAgo(person, minutes);
    return person;
  }

  const request = async ({ client }: Person, orderId: string) =>
    (await client.rpc('request_refund', { order_id: orderId })).error?.hint ?? 'accepted';

  test('up to the limit need no recent sign-in, one rupee more does', async () => {
    const admin = await anAdmin(11);
    expect(await request(admin, await paid(limit - 1))).toBe('accepted');
    expect(await request(admin, await paid(1))).toBe('accepted');
    const over = await paid(1);
    expect(await request(admin, over)).toBe('reauthenticate');
    await signedInMinutesAgo(admin, 9);
    expect(await request(admin, over)).toBe('accepted');
  });

  test('of the same order count once', async () => {
    const admin = await anAdmin(11);
    const orderId = await paid(limit);
    expect(await request(admin, orderId)).toBe('accepted');
    expect(await request(admin, orderId)).toBe('accepted');
  });

  test('of the day before, and of another admin, do not count', async () => {
    const [admin, other] = [await anAdmin(11), await anAdmin(11)];
    const earlier = await paid(limit);
    expect(await request(admin, earlier)).toBe('accepted');
    expect(await request(other, await paid(limit))).toBe('accepted');
    await backend.query(
      `update private.refund_requests set requested_at = now() - interval '25 hours'
       where order_id = $1`,
      [earlier],
    );
    expect(await request(admin, await paid(limit))).toBe('accepted');
  });

  test('at the same time cannot pass the limit together', async () => {
    const admin = await anAdmin(11);
    const orders = await Promise.all([paid(limit), paid(limit), paid(limit)]);
    const answers = await Promise.all(orders.map((orderId) => request(admin, orderId)));
    expect(answers.sort()).toEqual(['accepted', 'reauthenticate', 'reauthenticate']);
  });

  test('cannot be asked for by others, and nobody writes the requests by hand', async () => {
    const orderId = await paid(1);
    for (const client of [people.visitor, people.student.client]) {
      const { error } = await client.rpc('request_refund', { order_id: orderId });
      expect(error?.code).toBe('42501');
    }
    const { error } = await people.admin.client.schema('private').from('refund_requests').delete();
    expect(error).not.toBeNull();
  });
});
