-- What people agreed to beyond what they asked for, each with the version of the notice that they could read. Only the
-- functions below write here: nobody chooses a version.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  email text not null,
  phone text,
  user_id uuid references auth.users (id) on delete cascade,
  notice_version date not null references public.privacy_notices (version),
  place text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

comment on table public.consents is
  'Who agreed to what, where and under which privacy notice. A row is withdrawn, never changed otherwise.';
comment on column public.consents.user_id is
  'Of somebody who was signed in. Others are known by the address, once an account has confirmed it.';
comment on column public.consents.place is 'The form in which it was ticked.';

alter table public.consents
  add constraint consents_purpose_is_known check (purpose in ('whatsapp_reminders', 'newsletter')),
  add constraint consents_email_is_address check (private.is_email(email)),
  add constraint consents_phone_is_number check (private.is_phone(phone)),
  add constraint consents_whatsapp_has_phone check (purpose <> 'whatsapp_reminders' or phone is not null),
  add constraint consents_place_is_known check (place in ('booking', 'event_registration', 'college_inquiry', 'contact')),
  add constraint consents_withdrawn_later check (withdrawn_at >= given_at);

-- Agreeing twice to the same is one consent.
create unique index consents_open
  on public.consents (purpose, lower(email), coalesce(phone, ''), notice_version)
  where withdrawn_at is null;
create index consents_by_email on public.consents (lower(email));
create index consents_by_person on public.consents (user_id);
create index consents_by_notice on public.consents (notice_version);

grant select on public.consents to authenticated;
grant select, delete on public.consents to service_role;

alter table public.consents enable row level security;

create function private.own_address()
returns text
language sql
stable
-- Definer, because only the auth service reads accounts. An address that nobody confirmed may be anybody's.
security definer
set search_path = ''
as $$
  select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null;
$$;

revoke execute on function private.own_address() from anon;

create policy "People can read what they agreed to, admins all"
  on public.consents for select to authenticated
  using (
    user_id = (select auth.uid())
    or lower(email) = (select private.own_address())
    or (select private.is_admin())
  );

create function public.own_consents()
returns setof public.consents
language sql
stable
set search_path = ''
as $$
  select * from public.consents
  where user_id = (select auth.uid()) or lower(email) = (select private.own_address())
  order by given_at desc
  limit 100;
$$;

comment on function public.own_consents() is 'What the caller agreed to, the newest first.';

grant execute on function public.own_consents() to authenticated;

create function private.has_consent(purpose text, email text, phone text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.consents
    where consents.purpose = has_consent.purpose
      and lower(consents.email) = lower(has_consent.email)
      and consents.phone is not distinct from has_consent.phone
      and withdrawn_at is null
  );
$$;

create function private.store_consent(purpose text, email text, phone text, notice_version date, place text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if store_consent.notice_version is distinct from private.current_notice() then
    raise check_violation using
      message = 'Our privacy notice has changed. Load the page again and read it before you agree.',
      constraint = 'consents_notice_is_current';
  end if;
  insert into public.consents (purpose, email, phone, user_id, notice_version, place)
  values (
    store_consent.purpose, store_consent.email, store_consent.phone, auth.uid(), store_consent.notice_version,
    store_consent.place
  )
  on conflict do nothing;
end;
$$;

create function private.end_consent(purpose text, email text, phone text)
returns void
language sql
set search_path = ''
as $$
  update public.consents set withdrawn_at = now()
  where consents.purpose = end_consent.purpose
    and lower(consents.email) = lower(end_consent.email)
    and consents.phone is not distinct from end_consent.phone
    and withdrawn_at is null;
$$;

revoke execute on function private.store_consent(text, text, text, date, text) from anon, authenticated, service_role;
revoke execute on function private.end_consent(text, text, text) from anon, authenticated, service_role;
