-- A stolen session must not be enough to take an account over or to delete it. Such acts need a session that began a
-- moment ago, and a session begins only with a password, with Google or with a mail
-- (docs/decisions/reauthentication.md).

create function private.signed_in_recently()
returns boolean
language sql
stable
-- Definer, because only the auth service may read sessions; this looks at the session of the caller.
-- A refresh of the token keeps created_at. The id is compared as text, because a claim is text.
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where user_id = auth.uid()
      and id::text = auth.jwt() ->> 'session_id'
      and created_at > now() - interval '10 minutes'
  );
$$;

create function public.signed_in_recently()
returns boolean
language sql
stable
set search_path = ''
return private.signed_in_recently();

comment on function public.signed_in_recently() is
  'Whether the session of the caller began in the last 10 minutes.';

grant execute on function public.signed_in_recently() to authenticated;

create function private.has_password()
returns boolean
language sql
stable
-- Definer, because nobody but the auth service may read accounts; the caller learns one fact about their own.
security definer
set search_path = ''
as $$
  select exists (select from auth.users where id = auth.uid() and encrypted_password <> '');
$$;

create function public.has_password()
returns boolean
language sql
stable
set search_path = ''
return private.has_password();

comment on function public.has_password() is
  'Whether the caller can log in with a password; someone who came with Google may have none.';

grant execute on function public.has_password() to authenticated;

create function private.require_recent_sign_in()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.signed_in_recently() then
    -- The hint tells the site to ask for the password and to try again (src/shared/data/unwrap.ts).
    raise insufficient_privilege using message = 'Confirm that it is you.', hint = 'reauthenticate';
  end if;
end;
$$;

create function private.guard_sign_in()
returns trigger
language plpgsql
-- Definer, because only the auth service may read sessions, and others can change an account too.
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions
    where user_id = new.id and created_at > now() - interval '10 minutes'
  ) then
    raise insufficient_privilege using message = 'Confirm that it is you.', hint = 'reauthenticate';
  end if;
  return null;
end;
$$;

comment on function private.guard_sign_in() is
  'The auth service does not tell the database which session asks, so one recent session of the account is enough.';

revoke execute on function private.guard_sign_in() from anon, authenticated, service_role;

-- Deferred: the hosted auth service ends all other sessions in the transaction that changes a password, so that only
-- the session that asks is left to look at. It is not asked for when a password is removed, or when a mail confirmed
-- an address.
create constraint trigger guard_password
  after update on auth.users
  deferrable initially deferred
  for each row
  when (new.encrypted_password is distinct from old.encrypted_password and new.encrypted_password <> '')
  execute function private.guard_sign_in();

create constraint trigger guard_email
  after update on auth.users
  deferrable initially deferred
  for each row
  when (new.email_change is distinct from old.email_change and new.email_change <> '')
  execute function private.guard_sign_in();

create function private.delete_own_account()
returns void
language plpgsql
-- Definer, because only the auth service may delete accounts. What hangs on the account by a foreign key goes with it;
-- the rest does by the trigger erase_person.
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Log in to delete your account.';
  end if;
  if private.is_admin() then
    -- Admins cannot lock themselves out: npm run grant-admin -- --revoke comes first.
    raise insufficient_privilege using message = 'An admin cannot delete the own account.';
  end if;
  perform private.require_recent_sign_in();
  delete from auth.users where id = auth.uid();
end;
$$;

revoke execute on function private.delete_own_account() from anon;

create function public.delete_own_account()
returns void
language sql
set search_path = ''
as $$
  select private.delete_own_account();
$$;

comment on function public.delete_own_account() is
  'Deletes the account of the caller and all that hangs on it. Refused to admins.';

grant execute on function public.delete_own_account() to authenticated;
