-- What an admin sees of the money: totals, the history of an order, and what needs a look.

create type public.payment_month as (
  month text,
  livemode boolean,
  paid integer,
  received_rupees integer,
  refunded integer,
  returned_rupees integer
);

comment on type public.payment_month is
  'A month in India like 2026-11: what arrived in it and what went back in it. Test money is counted apart.';

create function public.payment_totals()
returns setof public.payment_month
language sql
stable
set search_path = ''
as $$
  with moves as (
    select paid_at as moment, coalesce(livemode, false) as livemode, 1 as paid, amount as received, 0 as refunded, 0 as returned
    from public.payments
    where paid_at is not null
    union all
    select refunded_at, coalesce(livemode, false), 0, 0, 1, amount
    from public.payments
    where refunded_at is not null
  )
  select
    to_char(private.date_in_india(moment), 'YYYY-MM'),
    livemode,
    sum(paid)::integer,
    sum(received)::integer,
    sum(refunded)::integer,
    sum(returned)::integer
  from moves
  group by 1, 2
  order by 1 desc, 2;
$$;

comment on function public.payment_totals() is
  'Money by month, the latest first. It sums up the payments that its caller may read: all for an admin, none for others.';

grant execute on function public.payment_totals() to authenticated, service_role;

alter table public.provider_events
  add column looked_at timestamptz;

comment on column public.provider_events.looked_at is
  'When an admin said that nothing is left to do about what did not fit.';

create index provider_events_to_look_at on public.provider_events (received_at)
  where outcome in ('mismatch', 'unknown_order') and looked_at is null;

create type public.payment_moment as (
  happened_at timestamptz,
  kind text,
  detail text,
  outcome text
);

comment on type public.payment_moment is
  'One line in the history of an order. Kind "order": its beginning; "event": news from Stripe; "mail": a mail to the buyer.';

create function private.payment_history(order_id text)
returns setof public.payment_moment
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get the lines about one order, and no one else any.
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can read the history of an order';
  end if;
  return query
    select payments.created_at, 'order', payments.mentorshiptype, payments.payment_status
    from public.payments
    where payments.order_id = payment_history.order_id
    union all
    select received_at, 'event', type, provider_events.outcome
    from public.provider_events
    where provider_events.order_id = payment_history.order_id
    union all
    select
      coalesce(sent_at, outbox.created_at),
      'mail',
      outbox.kind,
      case when sent_at is not null then 'sent' when last_error is not null then 'failing' else 'waiting' end
    from public.outbox
    where subject = payment_history.order_id
    order by 1, 2 desc;
end;
$$;

create function public.payment_history(order_id text)
returns setof public.payment_moment
language sql
stable
set search_path = ''
as $$
  select * from private.payment_history(payment_history.order_id);
$$;

comment on function public.payment_history(text) is 'What happened to an order, the oldest first; for admins.';

grant execute on function public.payment_history(text) to authenticated;

create type public.payment_concern as (
  kind text,
  id text,
  happened_at timestamptz,
  subject text,
  detail text,
  attempts integer
);

comment on type public.payment_concern is
  'Something an admin should look at. Kind "mismatch" or "unknown_order": money that fits no order; "stuck": an order that nobody settled for a day; "mail": one that could not be sent for a day.';

create function private.payment_concerns()
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

create function public.payment_concerns()
returns setof public.payment_concern
language sql
stable
set search_path = ''
as $$
  select * from private.payment_concerns();
$$;

comment on function public.payment_concerns() is 'What an admin should look at, the latest first.';

grant execute on function public.payment_concerns() to authenticated;

create function private.settle_concern(kind text, id text)
returns void
language plpgsql
-- Definer, because admins write neither events nor mails; this marks one as seen, or one to be sent again.
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
  else
    update public.provider_events set looked_at = now()
    where provider_events.id = settle_concern.id and outcome = settle_concern.kind;
  end if;
end;
$$;

create function public.settle_concern(kind text, id text)
returns void
language sql
set search_path = ''
as $$
  select private.settle_concern(settle_concern.kind, settle_concern.id);
$$;

comment on function public.settle_concern(text, text) is
  'An admin has looked at money that fits no order, or wants a mail to be tried again.';

grant execute on function public.settle_concern(text, text) to authenticated;

-- What was learned by asking belongs to the history of an order as much as what Stripe told by itself: it is kept once.
create or replace function public.record_payment_event(
  event_type text,
  order_id text,
  new_status text,
  event_id text default null,
  session_id text default null,
  payment_intent_id text default null,
  amount_in_paise bigint default null,
  currency text default null,
  livemode boolean default null
)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  result text;
begin
  if event_id is not null then
    insert into public.provider_events (id, type, order_id)
    values (record_payment_event.event_id, event_type, record_payment_event.order_id)
    on conflict (id) do nothing;
    if not found then
      return 'duplicate';
    end if;
  end if;

  select * into payment
  from public.payments
  where payments.order_id = record_payment_event.order_id
  for update;

  result := case
    when payment.order_id is null then 'unknown_order'
    when record_payment_event.currency is not null and lower(record_payment_event.currency) <> 'inr' then 'mismatch'
    when amount_in_paise is not null and amount_in_paise <> payment.amount::bigint * 100 then 'mismatch'
    when record_payment_event.livemode is not null and record_payment_event.livemode <> payment.livemode then 'mismatch'
    -- What is not stated is not paid.
    when new_status = 'paid' and (amount_in_paise is null or record_payment_event.currency is null) then 'mismatch'
    -- The end of an abandoned session says nothing about the one that the order has now.
    when new_status in ('failed', 'expired') and session_id <> payment.stripe_session_id then 'unchanged'
    when private.can_become(payment.payment_status, new_status) then 'applied'
    else 'unchanged'
  end;

  if result = 'applied' then
    update public.payments
    set
      payment_status = new_status,
      stripe_session_id = coalesce(session_id, stripe_session_id),
      stripe_payment_intent_id = coalesce(payment_intent_id, stripe_payment_intent_id),
      livemode = coalesce(record_payment_event.livemode, payments.livemode),
      paid_at = case when new_status in ('paid', 'refunded') then coalesce(paid_at, now()) end
    where payments.order_id = payment.order_id
    returning * into payment;
    perform private.queue_payment_mail(payment);
  end if;

  if event_id is not null then
    update public.provider_events set outcome = result where id = record_payment_event.event_id;
  elsif result in ('applied', 'mismatch') then
    insert into public.provider_events (id, type, order_id, outcome)
    values (
      concat_ws(':', event_type, new_status, record_payment_event.order_id),
      event_type || ': ' || new_status,
      record_payment_event.order_id,
      result
    )
    on conflict (id) do update set outcome = excluded.outcome, received_at = now();
  end if;
  return result;
end;
$$;
