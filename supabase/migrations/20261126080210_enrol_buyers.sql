-- Who has paid for a course is enrolled: at once with an account, otherwise with the first login.

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
