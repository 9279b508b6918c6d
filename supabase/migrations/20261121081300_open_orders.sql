-- How a new order begins. One person, and one connection, may begin only so many: they are counted on the orders
-- themselves, so that a paid one counts as paid (docs/decisions/order-bounds.md). Two tabs can make two orders of the
-- same thing: the function asks before it sells the same again to someone it knows, and closes what else is open when
-- one is paid (docs/decisions/paying-twice.md).

create function private.seconds_until_order(
  customer_email text,
  customer_phone text,
  network_hash text,
  orders_per_hour integer,
  unpaid_per_hour integer
)
returns integer
language sql
stable
set search_path = ''
as $$
  with recent as (
    select
      created_at,
      payment_status in ('paid', 'refunded') as is_paid,
      private.mailbox_of(payments.customer_email) = private.mailbox_of(seconds_until_order.customer_email) as same_mail,
      payments.customer_phone = seconds_until_order.customer_phone as same_phone,
      payments.network_hash = seconds_until_order.network_hash as same_network
    from public.payments
    where created_at > now() - interval '1 hour'
  )
  -- The nth newest order of each kind. Once it is an hour old, fewer than n are left in the hour.
  select coalesce(ceil(extract(epoch from greatest(
    (array_agg(created_at order by created_at desc) filter (where same_mail))[orders_per_hour],
    (array_agg(created_at order by created_at desc) filter (where same_phone))[orders_per_hour],
    (array_agg(created_at order by created_at desc) filter (where same_mail and not is_paid))[unpaid_per_hour],
    (array_agg(created_at order by created_at desc) filter (where same_phone and not is_paid))[unpaid_per_hour],
    (array_agg(created_at order by created_at desc) filter (where same_network and not is_paid))[
      unpaid_per_hour * (1 + count(*) filter (where same_network and is_paid))::integer
    ]
  ) + interval '1 hour' - now()))::integer, 0)
  from recent;
$$;

comment on function private.seconds_until_order is
  'Until when a new order has to wait; 0 when it need not. docs/decisions/order-bounds.md says how the numbers go together.';

create function public.open_order(
  order_id text,
  amount integer,
  mentorshiptype text,
  customer_name text,
  customer_email text,
  customer_phone text,
  livemode boolean,
  expires_at timestamptz,
  orders_per_hour integer,
  unpaid_per_hour integer,
  submission_id uuid default null,
  buyer_key_hash text default null,
  network_hash text default null
)
returns integer
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  seconds integer;
begin
  -- One after the other: many at once would all be the first.
  perform pg_advisory_xact_lock(hashtextextended('public.open_order', 0));

  update public.payments set network_hash = null
  where network_hash is not null and created_at <= now() - interval '1 hour';

  seconds := private.seconds_until_order(
    open_order.customer_email, open_order.customer_phone, open_order.network_hash, orders_per_hour, unpaid_per_hour
  );
  if seconds > 0 then
    return seconds;
  end if;

  insert into public.payments (
    order_id, amount, mentorshiptype, customer_name, customer_email, customer_phone, submission_id, livemode,
    expires_at, buyer_key_hash, network_hash
  )
  values (
    open_order.order_id, open_order.amount, open_order.mentorshiptype, open_order.customer_name,
    open_order.customer_email, open_order.customer_phone, open_order.submission_id, open_order.livemode,
    open_order.expires_at, open_order.buyer_key_hash, open_order.network_hash
  );
  return 0;
end;
$$;

comment on function public.open_order is
  'Stores a new order and answers 0, or how many seconds its buyer has to wait. Service key only.';

grant execute on function public.open_order to service_role;

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
    -- Mail and phone are not secret, and people share browsers: two of the three together make a person.
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
