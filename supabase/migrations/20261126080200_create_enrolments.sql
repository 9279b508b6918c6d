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

revoke all on public.enrolments from anon, authenticated;
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

create function private.enrol_buyer(payment public.payments)
returns integer
language sql
-- Definer, because nobody writes enrolments.
security definer
set search_path = ''
as $$
  with enrolled as (
    insert into public.enrolments (user_id, course_id, source, order_id)
    select learner, courses.id, 'order', payment.order_id
    from public.courses
    cross join private.confirmed_account(payment.customer_email) as learner
    where courses.mentorshiptype = payment.mentorshiptype and learner is not null
    on conflict (order_id) do nothing
    returning id
  )
  select count(*)::integer from enrolled;
$$;

comment on function private.enrol_buyer(public.payments) is
  'Gives a paid course to the account that has confirmed the address of the order; without one it waits for claim_course().';

create function private.enrol_paid_buyer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- An order that was refunded by mistake, and is paid again by hand.
  if tg_op = 'UPDATE' and old.payment_status = 'refunded' then
    update public.enrolments set ended_at = null where order_id = new.order_id;
  end if;
  perform private.enrol_buyer(new);
  return null;
end;
$$;

create trigger enrol_buyer
  after insert on public.payments
  for each row when (new.payment_status = 'paid' and private.is_course(new.mentorshiptype))
  execute function private.enrol_paid_buyer();

create trigger enrol_new_buyer
  after update on public.payments
  for each row when (
    new.payment_status = 'paid' and old.payment_status <> 'paid' and private.is_course(new.mentorshiptype)
  )
  execute function private.enrol_paid_buyer();

create function private.end_refunded_enrolment()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.enrolments set ended_at = now() where order_id = new.order_id and ended_at is null;
  return null;
end;
$$;

create trigger end_enrolment
  after update on public.payments
  for each row when (new.payment_status = 'refunded' and old.payment_status <> 'refunded')
  execute function private.end_refunded_enrolment();

create function private.claim_course()
returns integer
language sql
-- Definer, because buyers read neither orders nor accounts. It takes the confirmed address of the caller's account.
security definer
set search_path = ''
as $$
  with waiting as (
    select payments
    from auth.users
    join public.payments on lower(payments.customer_email) = lower(users.email)
    where users.id = (select auth.uid())
      and users.email_confirmed_at is not null
      and payments.payment_status = 'paid'
      and private.is_course(payments.mentorshiptype)
      and not exists (select from public.enrolments where enrolments.order_id = payments.order_id)
    -- A refund at the same moment finds no enrolment to end; this one then finds the order refunded.
    for update of payments
  )
  select coalesce(sum(private.enrol_buyer(payments)), 0)::integer from waiting;
$$;

-- A trigger on orders calls it with the service key; people could enrol themselves with a row that they made up.
revoke execute on function private.enrol_buyer(public.payments) from anon, authenticated;
revoke execute on function private.claim_course() from anon;

create function public.claim_course()
returns integer
language sql
set search_path = ''
as $$
  select private.claim_course();
$$;

comment on function public.claim_course() is
  'Takes over the paid courses under the caller''s confirmed address that no account has yet, and says how many.';

grant execute on function public.claim_course() to authenticated;

-- Orders that were paid before there were lessons.
select private.enrol_buyer(payments)
from public.payments
where payment_status = 'paid' and private.is_course(mentorshiptype);
