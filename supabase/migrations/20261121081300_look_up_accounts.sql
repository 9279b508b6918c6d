-- The account behind an address, for whoever makes someone an admin.
create function private.account_by_email(email text)
returns uuid
language sql
stable
-- Definer, because the service key reads no table of the auth service, and the address in a profile is its owner's
-- to change: making someone an admin by that address could make an admin of someone else.
security definer
set search_path = ''
as $$
  select id from auth.users where lower(users.email) = lower(account_by_email.email) and not is_sso_user;
$$;

revoke execute on function private.account_by_email(text) from anon, authenticated;

create function public.account_by_email(email text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select private.account_by_email(account_by_email.email);
$$;

comment on function public.account_by_email(text) is
  'The account that signs in with an address. For npm run grant-admin; service key only.';

grant execute on function public.account_by_email(text) to service_role;
