import { randomUUID } from 'node:crypto';
import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { insertAccount } from '../accounts.ts';
import { askDatabase } from './database-proxy.ts';
import type { StackInUse } from './stack-in-use.ts';

/** What the auth service answers to a login; the site stores it as it is. */
interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export interface Person {
  id: string;
  email: string;
  password: string;
  fullName: string;
  session: Session;
  /** What the function that keeps an admin's refresh token has set; the session holds a placeholder then. */
  cookie?: string;
}

export interface NewPerson {
  fullName: string;
  isAdmin?: boolean;
  /** The refresh token is in the local storage still, as it did before admins had a cookie for it. */
  isFromBefore?: boolean;
}

/** Puts an account into the database and logs in. */
export async function createPerson(
  stack: StackInUse,
  { fullName, isAdmin = false, isFromBefore = false }: NewPerson,
): Promise<Person> {
  const ask = askDatabase(stack.databaseUrl);
  const name = fullName.toLowerCase().replaceAll(' ', '.');
  const email = `${name}.${randomUUID().slice(0, 8)}@example.com`;
  const password = `${randomUUID()}Aa1`;
  const id = await insertAccount(ask, { email, password, metadata: { full_name: fullName } });
  if (isAdmin) {
    await ask(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
  }
  const session = await logIn(stack, { email, password });
  const person = { id, email, password, fullName };
  if (!isAdmin || isFromBefore) return { ...person, session };
  return { ...person, ...(await keepInCookie(stack, session)) };
}

/** As the site does at the sign-in of an admin (docs/decisions/admin-session.md): a service that is late is asked again. */
async function keepInCookie(stack: StackInUse, { access_token, refresh_token }: Session) {
  const ask = () =>
    fetch(`${stack.url}/.netlify/functions/admin-session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({
        action: 'store',
        accessToken: access_token,
        refreshToken: refresh_token,
      }),
    });
  let answer = await ask();
  if (answer.status === 502) answer = await ask();
  const cookie = answer.headers.get('set-cookie');
  if (!answer.ok || cookie === null) throw new Error(`Cookie: ${answer.status}`);
  return { session: (await answer.json()) as Session, cookie };
}

/** For a browser of their own, in which they are signed in. */
export function signedInAs(
  stack: StackInUse,
  { session, cookie }: Pick<Person, 'session' | 'cookie'>,
) {
  const stored = { name: authStorageKey, value: JSON.stringify(session) };
  return {
    storageState: {
      cookies: cookie === undefined ? [] : [cookieIn(stack, cookie)],
      origins: [{ origin: stack.url, localStorage: [stored] }],
    },
  };
}

function cookieIn(stack: StackInUse, header: string) {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((text) => text.startsWith('Path='))?.slice('Path='.length) ?? '/';
  const { hostname: domain } = new URL(stack.url);
  const sameSite = 'Strict' as const;
  return { name, value, domain, path, expires: -1, httpOnly: true, secure: false, sameSite };
}

/** Removes the account; rows that hang on it go by the rules of the tables. */
export async function removePerson(stack: StackInUse, { id }: Pick<Person, 'id'>): Promise<void> {
  await askDatabase(stack.databaseUrl)('delete from auth.users where id = $1', [id]);
}

async function logIn(stack: StackInUse, account: { email: string; password: string }) {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Login: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}
