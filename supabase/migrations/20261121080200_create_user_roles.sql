create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now()
);

comment on table public.user_roles is
  'Who is an admin. Read by its owner, written with the service key only (npm run grant-admin).';

alter table public.user_roles
  add constraint user_roles_role_is_known check (role in ('user', 'admin'));

grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

alter table public.user_roles enable row level security;

create function private.is_admin()
returns boolean
language sql
stable
-- Definer, because the policies of profiles and user_roles ask it: read as the user, they would ask themselves.
security definer
set search_path = ''
as $$
  select coalesce(
    (select role from public.user_roles where user_id = (select auth.uid())),
    (select role from public.profiles where id = (select auth.uid()))
  ) is not distinct from 'admin';
$$;

create function public.is_admin()
returns boolean
language sql
stable
set search_path = ''
return private.is_admin();

comment on function public.is_admin() is
  'Whether the caller is an admin: by user_roles, else by the role in the profile.';

grant execute on function public.is_admin() to anon, authenticated, service_role;

create function private.require_admin(what text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = what;
  end if;
end;
$$;

comment on function private.require_admin(text) is
  'Refuses everyone but admins. The text is the sentence that they read, such as "Only an admin can refund an order".';

create policy "People can read their own role, admins all"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- The policies of profiles, which had to wait for is_admin().
create policy "People can read their own profile, admins all"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "People can update their own profile"
  on public.profiles for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

-- The account of an address, for the tool that makes someone an admin.
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
