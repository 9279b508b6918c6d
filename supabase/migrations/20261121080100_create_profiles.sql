create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text,
  role text not null default 'user',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is
  'One row per account, made when it signs up. Its owner edits email and full_name.';
comment on column public.profiles.role is
  'Decides only for accounts without a row in user_roles. No request by a user can change it.';

alter table public.profiles
  add constraint profiles_email_is_address check (private.is_email(email)),
  add constraint profiles_full_name_is_text check (private.is_text(full_name, 120)),
  add constraint profiles_role_is_known check (role in ('user', 'admin'));

grant select, update (email, full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

-- Its policies ask is_admin(), so they follow in the migration that makes it: create_user_roles.
alter table public.profiles enable row level security;

create function private.make_profile()
returns trigger
language plpgsql
-- Definer, because the auth service that inserts the account has no right to write profiles.
security definer
set search_path = ''
as $$
declare
  given_name text := left(btrim(coalesce(
    new.raw_user_meta_data ->> 'full_name',
    new.raw_user_meta_data ->> 'name'
  )), 120);
begin
  -- A name that the table would refuse must not keep someone from signing up.
  if not coalesce(private.is_text(given_name, 120), false) then
    given_name := null;
  end if;
  insert into public.profiles (id, email, full_name)
  values (new.id, new.email, given_name);
  return new;
end;
$$;

revoke execute on function private.make_profile() from anon, authenticated, service_role;

create trigger make_profile
  after insert on auth.users
  for each row execute function private.make_profile();

create function private.guard_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    if new.id is distinct from old.id
      or new.role is distinct from old.role
      or new.created_at is distinct from old.created_at then
      raise insufficient_privilege using message = 'Only email and full_name of a profile can be changed';
    end if;
    if new.email is distinct from old.email then
      perform private.require_recent_sign_in();
    end if;
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger guard_profile
  before update on public.profiles
  for each row execute function private.guard_profile();
