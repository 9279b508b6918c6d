-- Who may learn what, and since when. One who bought twice has two rows: the refund of one order leaves the other.
create table public.enrolments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id),
  source text not null,
  order_id text references public.payments (order_id),
  started_at timestamptz not null default now(),
  opened_at timestamptz,
  included_opened_at timestamptz,
  ended_at timestamptz,
  constraint enrolments_order_is_unique unique (order_id)
);

comment on table public.enrolments is
  'Made by the payment of an order, by claim_course() or by an admin; read by its owner. It goes with the account, and the order can be claimed again.';
comment on column public.enrolments.opened_at is 'When the first lesson of the course was opened under it.';
comment on column public.enrolments.included_opened_at is
  'When the first lesson of the course that this course includes was opened under it.';
comment on column public.enrolments.ended_at is 'When the order was refunded, or an admin took the access back.';

alter table public.enrolments
  add constraint enrolments_source_is_known check (source in ('order', 'gift', 'admin', 'seat')),
  add constraint enrolments_order_is_named check ((source = 'order') = (order_id is not null));

create index enrolments_by_user on public.enrolments (user_id);
create index enrolments_by_course on public.enrolments (course_id, started_at, id);
create index enrolments_unopened on public.enrolments (course_id, started_at, id)
  where opened_at is null and ended_at is null;
create index enrolments_included_unopened on public.enrolments (course_id, started_at, id)
  where included_opened_at is null and ended_at is null;

grant select on public.enrolments to authenticated;
grant select, insert, update, delete on public.enrolments to service_role;

alter table public.enrolments enable row level security;

create policy "People can read their own enrolments, admins all"
  on public.enrolments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.is_for_minor(order_id text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.payments where payments.order_id = is_for_minor.order_id and under_18);
$$;

comment on function private.is_for_minor(text) is
  'Whether somebody under 18 learns with this order. What they do is counted for nobody (docs/decisions/under-18.md).';

create function private.confirmed_account(email text)
returns uuid
language sql
stable
-- Definer, because only the auth service reads accounts.
security definer
set search_path = ''
as $$
  select id
  from auth.users
  where lower(users.email) = lower(btrim(confirmed_account.email))
    and email_confirmed_at is not null
    and not is_sso_user;
$$;

comment on function private.confirmed_account(text) is
  'The account of whoever reads the mail to this address. An account that has not confirmed it may be anybody''s.';

-- Who has an account is nobody's business.
revoke execute on function private.confirmed_account(text) from anon, authenticated;
