-- What someone bought, for their profile. Buying needs no account, so the confirmed address is what ties the two together.
create index payments_by_customer on public.payments (lower(customer_email), created_at desc);

create type public.own_payment as (
  order_id text,
  amount integer,
  payment_status text,
  mentorshiptype text,
  created_at timestamptz
);

create function private.own_payments()
returns setof public.own_payment
language sql
stable
-- Definer, because buyers cannot read payments. The address is the one that the auth service has had confirmed: the
-- one in the profile is its owner's to change.
security definer
set search_path = ''
as $$
  select
    payments.order_id, payments.amount, payments.payment_status, payments.mentorshiptype,
    payments.created_at
  from auth.users
  join public.payments on lower(payments.customer_email) = lower(users.email)
  where users.id = (select auth.uid()) and users.email_confirmed_at is not null
  order by payments.created_at desc
  limit 100;
$$;

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

revoke execute on function private.own_payments() from anon;
grant execute on function public.own_payments() to authenticated;
