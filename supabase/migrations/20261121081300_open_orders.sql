-- How a new order begins. One person, and one connection, may begin only so many: they are counted on the orders
-- themselves, so that a paid one counts as paid (docs/decisions/order-bounds.md).

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
  provider text,
  livemode boolean,
  expires_at timestamptz,
  orders_per_hour integer,
  unpaid_per_hour integer,
  submission_id uuid default null,
  buyer_key_hash text default null,
  network_hash text default null,
  guardian_name text default null,
  guardian_email text default null
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
    order_id, amount, mentorshiptype, customer_name, customer_email, customer_phone, submission_id, provider, livemode,
    expires_at, buyer_key_hash, network_hash, under_18, guardian_name, guardian_email, guardian_declared_at
  )
  values (
    open_order.order_id, open_order.amount, open_order.mentorshiptype, open_order.customer_name,
    open_order.customer_email, open_order.customer_phone, open_order.submission_id, open_order.provider, open_order.livemode,
    open_order.expires_at, open_order.buyer_key_hash, open_order.network_hash,
    open_order.guardian_name is not null, open_order.guardian_name, open_order.guardian_email,
    case when open_order.guardian_name is not null then now() end
  );
  return 0;
end;
$$;

comment on function public.open_order is
  'Stores a new order and answers 0, or how many seconds its buyer has to wait. Service key only.';

grant execute on function public.open_order to service_role;
