-- Money by month, for admins.

create type public.payment_month as (
  month text,
  livemode boolean,
  paid integer,
  received_in_paise bigint,
  refunded integer,
  returned_in_paise bigint
);

comment on type public.payment_month is
  'A month in India like 2026-11: what arrived in it and what went back in it. Test money is counted apart.';

create function private.parts_gone(order_id text)
returns table (moment timestamptz, in_paise integer)
language sql
stable
set search_path = ''
as $$
  select changed_at, amount_in_paise from public.refunds
  where refunds.order_id = parts_gone.order_id and state <> 'failed'
  union all
  select closed_at, amount_in_paise from public.disputes
  where disputes.order_id = parts_gone.order_id and state = 'lost';
$$;

comment on function private.parts_gone(text) is
  'What of an order that counts as paid has gone back, or was lost in a dispute. It reads what its caller may read.';

create function public.payment_totals()
returns setof public.payment_month
language sql
stable
set search_path = ''
as $$
  with moves as (
    select paid_at as moment, coalesce(livemode, false) as livemode, 1 as paid, amount * 100 as received, 0 as refunded, 0 as returned
    from public.payments
    where paid_at is not null
    union all
    select refunded_at, coalesce(livemode, false), 0, 0, 1, amount * 100
    from public.payments
    where refunded_at is not null
    union all
    select parts.moment, coalesce(livemode, false), 0, 0, 0, parts.in_paise
    from public.payments
    cross join lateral private.parts_gone(order_id) as parts
    where payment_status = 'paid' and (refund_state is not null or dispute_state is not null)
  )
  select
    to_char(private.date_in_india(moment), 'YYYY-MM'),
    livemode,
    sum(paid)::integer,
    sum(received),
    sum(refunded)::integer,
    sum(returned)
  from moves
  group by 1, 2
  order by 1 desc, 2;
$$;

comment on function public.payment_totals() is
  'Money by month, the latest first; what was lost in disputes counts as returned. It sums up the payments that its caller may read: all for an admin, none for others.';

grant execute on function public.payment_totals() to authenticated, service_role;
