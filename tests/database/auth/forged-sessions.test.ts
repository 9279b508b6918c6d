import { describe, expect, test } from 'vitest';
import { backend, useBackend } from '../support/use-backend.ts';
import {
  deleteAccount,
  isThere,
  newcomer,
  refused,
  signedInMinutesAgo,
  tokenOf,
} from './aged-sessions.ts';

useBackend();

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
