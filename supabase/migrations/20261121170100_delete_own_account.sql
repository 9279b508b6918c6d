create function private.delete_own_account()
returns void
language plpgsql
-- Definer, because only the auth service may delete accounts. Profile, registrations and reviews go with the account by
-- their foreign keys; orders stay, as the books must (and hold no link to it).
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Log in to delete your account.';
  end if;
  if private.is_admin() then
    -- Nobody locks the desk from inside: npm run grant-admin -- --revoke comes first.
    raise insufficient_privilege using message = 'An admin cannot delete the own account.';
  end if;
  delete from auth.users where id = auth.uid();
end;
$$;

create function public.delete_own_account()
returns void
language sql
set search_path = ''
as $$
  select private.delete_own_account();
$$;

comment on function public.delete_own_account() is
  'Deletes the account of the caller and all that hangs on it. Refused to admins.';

revoke execute on function private.delete_own_account() from anon;
grant execute on function public.delete_own_account() to authenticated;
