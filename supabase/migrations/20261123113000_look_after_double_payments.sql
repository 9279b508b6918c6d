-- Two tabs make two orders of the same thing. The function asks before it sells the same again to somebody who is known,
-- closes what else is open when one is paid, and whatever is paid twice all the same is for an admin to look at.
alter table public.payments add column repeat_accepted_at timestamptz;

comment on column public.payments.repeat_accepted_at is
  'When the buyer, asked about an earlier payment, wanted to pay again, or an admin looked at the two.';

create index payments_by_phone on public.payments (customer_phone) where payment_status = 'paid';

create function private.is_course(mentorshiptype text)
returns boolean
language sql
immutable
set search_path = ''
return mentorshiptype in ('resume_interview_course', 'end_to_end_course');

comment on function private.is_course(text) is
  'Bought once and owned for good, as the offers without minutes in content/offers.json; a live session can be bought again.';

create function public.earlier_payments(mentorshiptype text, customer_email text, customer_phone text)
returns setof public.payments
language sql
stable
set search_path = ''
as $$
  select *
  from public.payments
  where payment_status = 'paid'
    and payments.mentorshiptype = earlier_payments.mentorshiptype
    and (
      lower(payments.customer_email) = lower(earlier_payments.customer_email)
      or payments.customer_phone = earlier_payments.customer_phone
    )
    and (paid_at > now() - interval '1 day' or private.is_course(payments.mentorshiptype))
  order by paid_at desc
  limit 20;
$$;

comment on function public.earlier_payments(text, text, text) is
  'What was paid for the same thing under this mail or phone: within a day, a course ever. Who is told of it is for the function to decide. Service key only.';

grant execute on function public.earlier_payments(text, text, text) to service_role;

create function public.open_twins(order_id text)
returns setof public.payments
language sql
stable
set search_path = ''
as $$
  select twin.*
  from public.payments as paid
  join public.payments as twin
    on twin.mentorshiptype = paid.mentorshiptype
    and twin.payment_status = 'pending'
    and twin.order_id <> paid.order_id
    -- Mail and phone are no secrets, and a browser may be shared: two of the three make a person.
    and (
      (lower(twin.customer_email) = lower(paid.customer_email))::integer
      + (twin.customer_phone = paid.customer_phone)::integer
      + coalesce(twin.buyer_key_hash = paid.buyer_key_hash, false)::integer
    ) >= 2
  where paid.order_id = open_twins.order_id;
$$;

comment on function public.open_twins(text) is
  'The open orders of the same thing by the same person. Service key only.';

grant execute on function public.open_twins(text) to service_role;

create function private.drop_needless_nudge()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.payments
    where payment_status = 'paid'
      and mentorshiptype = new.payload ->> 'mentorshiptype'
      and lower(customer_email) = lower(new.recipient)
      and paid_at > now() - interval '1 day'
  ) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.drop_needless_nudge() is
  'Whoever has paid for the same thing by another order is not asked to finish this one.';

create trigger drop_needless_nudge
  before insert on public.outbox
  for each row when (new.kind in ('payment_failed', 'payment_expired'))
  execute function private.drop_needless_nudge();

comment on type public.payment_concern is
  'Something an admin should look at. Kind "mismatch" or "unknown_order": money that fits no order; "double": the later of two payments of one person for the same thing, the subject is the earlier; "stuck": an order that nobody settled for a day; "mail": one that could not be sent for a day.';

create or replace function private.payment_concerns()
returns setof public.payment_concern
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get what did not work, and no one else anything.
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can see what needs a look';
  end if;
  return query
    select outcome, provider_events.id, received_at, order_id, type, null::integer
    from public.provider_events
    where outcome in ('mismatch', 'unknown_order') and looked_at is null
    union all
    select 'double', later.order_id, later.paid_at, earlier.order_id, later.mentorshiptype, null
    from public.payments as later
    cross join lateral (
      select payments.order_id
      from public.payments
      where payment_status = 'paid'
        and payments.mentorshiptype = later.mentorshiptype
        and payments.livemode is not distinct from later.livemode
        and (
          lower(payments.customer_email) = lower(later.customer_email)
          or payments.customer_phone = later.customer_phone
        )
        and (payments.paid_at, payments.order_id) < (later.paid_at, later.order_id)
        and (payments.paid_at > later.paid_at - interval '1 day' or private.is_course(later.mentorshiptype))
      order by payments.paid_at desc, payments.order_id desc
      limit 1
    ) as earlier
    where later.payment_status = 'paid' and later.repeat_accepted_at is null
    union all
    select 'stuck', payments.order_id, payments.created_at, payments.order_id, payments.mentorshiptype, null
    from public.payments
    where payment_status = 'pending' and payments.created_at < now() - interval '1 day'
    union all
    select 'mail', outbox.id::text, outbox.created_at, recipient, outbox.kind, outbox.attempts
    from public.outbox
    where sent_at is null and outbox.created_at < now() - interval '1 day'
    order by 3 desc
    limit 200;
end;
$$;

create or replace function private.settle_concern(kind text, id text)
returns void
language plpgsql
-- Definer, because admins write neither events nor mails nor payments; this marks one as seen, or one to be sent again.
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can settle what needs a look';
  end if;
  if settle_concern.kind = 'mail' then
    -- What has just been taken by a sender is left to it: its pause is never shorter than two minutes.
    update public.outbox set attempts = 0, next_attempt_at = now()
    where outbox.id::text = settle_concern.id and sent_at is null
      and next_attempt_at not between now() and now() + interval '2 minutes';
  elsif settle_concern.kind = 'double' then
    update public.payments set repeat_accepted_at = now()
    where order_id = settle_concern.id and payment_status = 'paid' and repeat_accepted_at is null;
  else
    update public.provider_events set looked_at = now()
    where provider_events.id = settle_concern.id and outcome = settle_concern.kind;
  end if;
end;
$$;
