import { randomUUID } from 'node:crypto';
import { byNewPerson, keysOnly, query, type Tables } from './planted-person.ts';

/** Accounts, sign-ins, and what admins did. */
export const accountTables: Tables = {
  'auth.users': byNewPerson,
  'auth.identities': (person) =>
    query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'google', $1, $2, $3)`,
      randomUUID(),
      person.id,
      JSON.stringify({ email: person.email, name: person.name }),
    ),
  'auth.sessions': (person) =>
    query('update auth.sessions set user_agent = $2 where user_id = $1', person.id, person.name),
  'auth.refresh_tokens': (person) =>
    query('update auth.refresh_tokens set parent = $2 where user_id = $1', person.id, person.name),
  'auth.flow_state': (person) =>
    query(
      `insert into auth.flow_state (id, user_id, authentication_method, provider_type, referrer)
       values ($1, $2, 'email', 'email', $3)`,
      randomUUID(),
      person.id,
      person.name,
    ),
  'auth.audit_log_entries': (person) =>
    query(
      'insert into auth.audit_log_entries (id, payload) values ($1, $2)',
      randomUUID(),
      JSON.stringify({
        actor_id: person.id,
        actor_username: person.email,
        actor_name: person.name,
      }),
    ),
  'public.profiles': byNewPerson,
  'public.user_roles': keysOnly,
  'public.admin_actions': async (person) => {
    const line = `insert into admin_actions (admin_id, admin_name, action, table_name, row_id, subject, author_id)`;
    await query(
      `${line} values ($1, $2, 'changed', 'lessons', 'x', 'x', null)`,
      person.id,
      person.name,
    );
    await query(
      `${line} values (null, 'x', 'changed', 'reviews', $1, $2, $3)`,
      person.review,
      person.name,
      person.id,
    );
  },
  'public.request_counts': 'Addresses as hashes, accounts as ids',
};
