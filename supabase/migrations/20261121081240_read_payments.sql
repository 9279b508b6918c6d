-- What buyers read of their orders.

create type public.payment_result as (
  order_id text,
  amount integer,
  payment_status text,
  mentorshiptype text,
  paid_at timestamptz,
  refund_state text,
  returned_in_paise integer
);

comment on type public.payment_result is 'What the result page may know of an order: never who bought.';

create function private.payment_by_order_id(order_id text)
returns setof public.payment_result
language sql
stable
rows 1
-- Definer, because buyers cannot read payments; it returns one row by its unguessable id and no personal data.
security definer
set search_path = ''
as $$
  select payments.order_id, payments.amount, payments.payment_status, payments.mentorshiptype,
    payments.paid_at, payments.refund_state, payments.returned_in_paise
  from public.payments
  where payments.order_id = payment_by_order_id.order_id;
$$;

create function public.payment_by_order_id(order_id text)
returns setof public.payment_result
language sql
stable
rows 1
set search_path = ''
as $$
  select * from private.payment_by_order_id(payment_by_order_id.order_id);
$$;

comment on function public.payment_by_order_id(text) is
  'The result of an order for someone who holds its id; no row when there is no such order.';

grant execute on function public.payment_by_order_id(text) to anon, authenticated, service_role;

create type public.own_payment as (
  order_id text,
  amount integer,
  payment_status text,
  mentorshiptype text,
  created_at timestamptz,
  refund_state text,
  returned_in_paise integer
);

create function private.own_payments()
returns setof public.own_payment
language sql
stable
-- Definer, because buyers cannot read payments. It compares the confirmed address of the auth service, because
-- people can change the one in their profile.
security definer
set search_path = ''
as $$
  select
    payments.order_id, payments.amount, payments.payment_status, payments.mentorshiptype,
    payments.created_at, payments.refund_state, payments.returned_in_paise
  from auth.users
  join public.payments on lower(payments.customer_email) = lower(users.email)
  where users.id = (select auth.uid()) and users.email_confirmed_at is not null
  order by payments.created_at desc
  limit 100;
$$;

revoke execute on function private.own_payments() from anon;

create function public.own_payments()
returns setof public.own_payment
language sql
stable
set search_path = ''
as $$
  select * from private.own_payments();
$$;

comment on function public.own_payments() is
  'The newest 100 orders under the caller''s confirmed address.';

grant execute on function public.own_payments() to authenticated;
