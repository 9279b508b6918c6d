import { expect, test } from 'vitest';
import { linkIn } from '../../support/mail-contents.ts';
import {
  backend,
  browser,
  confirmedAccount,
  follow,
  mailsTo,
  newAddress,
  password,
  useMailingBackend,
} from './mailing-backend.ts';

useMailingBackend();

const addressOf = async (id: string) => {
  const [row] = await backend.query<{ email: string }>(
    'select email from auth.users where id = $1',
    [id],
  );
  return row?.email;
};

/** Someone who has asked for another address. */
async function asking() {
  const old = await confirmedAccount();
  const next = newAddress();
  const { auth } = browser();
  const { data } = await auth.signInWithPassword({ email: old, password });
  expect((await auth.updateUser({ email: next })).error).toBeNull();
  return { auth, id: data.user!.id, old, next };
}

test.each(['old', 'next'] as const)(
  'a new address counts after both links, the %s one first',
  async (first) => {
    const change = await asking();
    const { id, old, next } = change;
    const half = await follow(change[first]);
    expect(half.searchParams.get('message')).toMatch(/^Confirmation link accepted\./);
    expect(half.searchParams.has('code')).toBe(false);
    expect(await addressOf(id)).toBe(old);

    const end = await follow(first === 'old' ? next : old);
    expect(
      await change.auth.exchangeCodeForSession(end.searchParams.get('code') ?? ''),
    ).toMatchObject({ error: null });
    expect(await addressOf(id)).toBe(next);
  },
);

test('the same link twice is no second agreement', async () => {
  for (const which of ['old', 'next'] as const) {
    const change = await asking();
    await follow(change[which]);
    expect((await follow(change[which])).href).toContain('error');
    expect(await addressOf(change.id)).toBe(change.old);
  }
});

test('each address gets a link of its own, and reads which address is asked for', async () => {
  const { old, next } = await asking();
  const [toOld, toNew] = [mailsTo(old).at(-1)!, mailsTo(next).at(-1)!];
  expect(linkIn(toOld)).not.toBe(linkIn(toNew));
  for (const { html } of [toOld, toNew]) expect(html).toContain(`${next} in place of ${old}`);
});
