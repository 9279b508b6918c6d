import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { Queries } from '../../local/backend/database.ts';

/** The fewest that bcrypt knows. */
const quickRounds = 4;

export interface NewAccount {
  email: string;
  password: string;
  /** What they told of themselves at the sign-up: their name, say. */
  metadata?: object;
}

/**
 * Puts an account with a confirmed address into the database, as the sample data does; its id. What signing up takes,
 * a mail and slow hashes, is for the tests that are about it.
 */
export async function insertAccount(
  query: Queries['query'],
  { email, password, metadata = {} }: NewAccount,
): Promise<string> {
  const id = randomUUID();
  await query(
    `with person as (
       select $1::uuid as id, $2::text as email, $3::text as password,
              $4::jsonb || jsonb_build_object('sub', $1::uuid, 'email', $2::text, 'email_verified', true) as told
     ),
     account as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
                               raw_app_meta_data, raw_user_meta_data)
       select id, 'authenticated', 'authenticated', email, password, now(), now(), now(),
              '{"provider": "email", "providers": ["email"]}', told
       from person
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id, id, told from person`,
    [id, email, await hash(password, quickRounds), JSON.stringify(metadata)],
  );
  return id;
}
