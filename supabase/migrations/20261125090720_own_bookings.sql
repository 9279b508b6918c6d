-- What the buyer sees of the sessions.

create type public.own_booking as (
  order_id text,
  status text,
  starts_at timestamptz,
  ends_at timestamptz,
  opens_by_order boolean
);

create function private.own_bookings()
returns setof public.own_booking
language sql
stable
-- Definer, because buyers read neither bookings nor payments; it follows own_payments().
security definer
set search_path = ''
as $$
  select bookings.order_id, bookings.status, bookings.starts_at, bookings.ends_at, bookings.opens_by_order
  from private.own_payments() as payments
  join public.bookings using (order_id);
$$;

revoke execute on function private.own_bookings() from anon;

create function public.own_bookings()
returns setof public.own_booking
language sql
stable
set search_path = ''
as $$
  select * from private.own_bookings();
$$;

comment on function public.own_bookings() is 'The bookings of the orders in own_payments().';

grant execute on function public.own_bookings() to authenticated;
