import { randomUUID } from 'node:crypto';
import { join, type Person } from '../support/people.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend } from '../support/use-backend.ts';

export const newcomer = () => join(backend, `${randomUUID()}@college.example`);

export async function tokenOf({ client }: Person): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** All sessions of this person began so long ago. */
export const signedInMinutesAgo = ({ id }: Person, minutes: number) =>
  backend.query(
    `update auth.sessions set created_at = now() - make_interval(mins => $2) where user_id = $1`,
    [id, minutes],
  );

export const isThere = async ({ id }: Person) =>
  (await backend.query('select 1 from auth.users where id = $1', [id])).length === 1;

/** Straight to the service, as a thief with the token would do it. */
export async function call(path: string, token: string, body: object, method = 'POST') {
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

export const deleteAccount = (token: string) => call('/rest/v1/rpc/delete_own_account', token, {});

export const refused = { status: 403, body: { code: '42501', hint: 'reauthenticate' } };
