import { randomUUID } from 'node:crypto';
import { askDatabase } from './database-door.ts';
import { readInbox } from './inbox.ts';
import type { StackInUse } from './stack-in-use.ts';

/** What the auth service answers to a login; the site stores it as it is. */
export interface Session {
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
}

/** Signs someone up as the site does, follows the link in the mail and logs in. */
export async function createPerson(
  stack: StackInUse,
  { fullName, isAdmin = false }: { fullName: string; isAdmin?: boolean },
): Promise<Person> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@example.com`;
  const password = `${randomUUID()}Aa1`;
  await callAuth(stack, 'signup', { email, password, data: { full_name: fullName } });
  await confirm(stack, email);
  const session = await callAuth<Session>(stack, 'token?grant_type=password', { email, password });
  const { id } = session.user;
  if (isAdmin) {
    await askDatabase(stack.databaseUrl)(
      `insert into public.user_roles (user_id, role) values ($1, 'admin')`,
      [id],
    );
  }
  return { id, email, password, fullName, session };
}

/** Removes the account; rows that hang on it go by the rules of the tables. */
export async function removePerson(stack: StackInUse, { id }: Pick<Person, 'id'>): Promise<void> {
  await askDatabase(stack.databaseUrl)('delete from auth.users where id = $1', [id]);
}

async function confirm(stack: StackInUse, email: string): Promise<void> {
  const [mail] = await readInbox(stack.inboxUrl).messages(email);
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail?.html ?? '')?.[1];
  if (!link) throw new Error(`No mail with a confirmation link came for ${email}`);
  const response = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  if (response.status >= 400) throw new Error(`The confirmation link answered ${response.status}`);
}

async function callAuth<Answer>(stack: StackInUse, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
