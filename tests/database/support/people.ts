import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { insertAccount } from '../../support/accounts.ts';
import { siteUrl, type TestBackend } from './test-backend.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the tests also send what the types forbid
export type Client = SupabaseClient<any>;

export interface Person {
  id: string;
  email: string;
  client: Client;
}

export interface People {
  visitor: Client;
  student: Person;
  otherStudent: Person;
  admin: Person;
  /** The service key: sees and may do everything, to prepare rows and to read them back. */
  service: Client;
}

export function clientWith(backend: TestBackend, key: string): Client {
  return createClient(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

/** Has an account from now on, and is signed in. */
export async function join(
  backend: TestBackend,
  email: string,
  metadata: object = {},
): Promise<Person> {
  const client = clientWith(backend, backend.anonKey);
  const password = 'a-long-password';
  const id = await insertAccount(backend.query, { email, password, metadata });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { id, email, client };
}

export async function makeAdmin(service: Client, { id }: Person): Promise<void> {
  await service.from('user_roles').upsert({ user_id: id, role: 'admin' }).throwOnError();
}

export async function invitePeople(backend: TestBackend): Promise<People> {
  const service = clientWith(backend, backend.serviceKey);
  const admin = await join(backend, 'admin@college.example', { full_name: 'Ananya Mehra' });
  await makeAdmin(service, admin);
  return {
    visitor: clientWith(backend, backend.anonKey),
    student: await join(backend, 'student@college.example', { full_name: 'Rohan Sharma' }),
    otherStudent: await join(backend, 'other@college.example', { full_name: 'Meera Iyer' }),
    admin,
    service,
  };
}
