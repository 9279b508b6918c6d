import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { storageKeys } from '../../../src/shared/browser/storage.ts';
import { askDatabase } from './database-proxy.ts';
import type { StackInUse } from './stack-in-use.ts';

/** The fewest that bcrypt knows. */
const quickRounds = 4;

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

/**
 * Puts an account with a confirmed address into the database, as the sample data does, and logs in. What signing up
 * takes, a mail and slow hashes, is for the tests that are about it.
 */
export async function createPerson(
  stack: StackInUse,
  { fullName, isAdmin = false, isFromBefore = false }: NewPerson,
): Promise<Person> {
  const ask = askDatabase(stack.databaseUrl);
  const id = randomUUID();
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}.${id.slice(0, 8)}@example.com`;
  const password = `${randomUUID()}Aa1`;
  await ask(
    `with person as (select $1::uuid as id, $2::text as email, $3::text as password, $4::text as full_name),
     account as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
                               raw_app_meta_data, raw_user_meta_data)
       select id, 'authenticated', 'authenticated', email, password, now(), now(), now(),
              '{"provider": "email", "providers": ["email"]}',
              jsonb_build_object('full_name', full_name, 'email', email, 'email_verified', true)
       from person
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id, id, jsonb_build_object('sub', id, 'full_name', full_name, 'email', email)
     from person`,
    [id, email, await hash(password, quickRounds), fullName],
  );
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
  const stored = { name: storageKeys.session, value: JSON.stringify(session) };
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
