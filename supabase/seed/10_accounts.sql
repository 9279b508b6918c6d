-- The sample accounts have public passwords, so they stay out of a hosted project. It has this role; the embedded
-- database does not.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_admin') then
    raise exception 'The sample data belongs in the embedded database only: its accounts have public passwords.';
  end if;
end $$;

-- The two accounts that the start prints, and people who wrote reviews and came to events. The latter have no
-- password, so nobody can sign in as them.
create function pg_temp.sample_id(name text)
returns uuid
language sql
immutable
as $$ select md5('sample ' || name)::uuid $$;

create function pg_temp.add_account(address text, name text, days_ago integer, password_hash text default null)
returns void
language sql
as $$
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
    raw_app_meta_data, raw_user_meta_data
  )
  values (
    pg_temp.sample_id(address), 'authenticated', 'authenticated', address, password_hash,
    now() - make_interval(days => days_ago), now() - make_interval(days => days_ago), now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('full_name', name, 'email', address, 'email_verified', true)
  );

  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (
    pg_temp.sample_id('identity of ' || address), 'email', pg_temp.sample_id(address), pg_temp.sample_id(address),
    jsonb_build_object('sub', pg_temp.sample_id(address), 'full_name', name, 'email', address)
  );
$$;

-- bcrypt of 'admin-password' and 'student-password'.
select pg_temp.add_account(
  'admin@example.com', 'Ananya Mehra', 420,
  '$2b$10$jy4Vcm0qFbGHrDm6gj/bSutCFLh4t0sqk.ydTI5Gys4lhaW53CG22'
);
select pg_temp.add_account(
  'student@example.com', 'Rohan Sharma', 90,
  '$2b$10$5J9ico9TJqQz0idMkXBCm.27MubRH/ijxRe00q2N9TD5QKXUUDTx.'
);

insert into public.user_roles (user_id, role) values (pg_temp.sample_id('admin@example.com'), 'admin');
