-- People without an account ask for their data by mail: who reads the mails of an address may read and delete what is
-- stored under it (docs/decisions/data-requests.md).
create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now()
);

comment on table public.data_requests is
  'Links to "Your data" that were mailed, for a day. Service key only; what opens the page is signed, and in no column.';
comment on column public.data_requests.email is 'In lower case, as records_of() and erase_address() compare it.';

alter table public.data_requests
  add constraint data_requests_email_is_address check (private.is_email(email)),
  add constraint data_requests_email_is_lower check (email = lower(email));

create index data_requests_by_mailbox on public.data_requests (private.mailbox_of(email));

grant select, insert, update, delete on public.data_requests to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.data_requests enable row level security;

create function private.account_of_address(address text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select id from auth.users where lower(email) = address and email_confirmed_at is not null limit 1;
$$;

create function private.may_be_mailed(address text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    -- All mails to the mentor would be among the data of the mentor's address.
    not exists (
      select from public.profiles
      left join public.user_roles on user_roles.user_id = profiles.id
      where profiles.id = private.account_of_address(address)
        and coalesce(user_roles.role, profiles.role) = 'admin'
    )
    and (
      private.account_of_address(address) is not null
      or exists (select from jsonb_each(private.records_of(null, address)) where value <> '[]')
    );
$$;
