-- Orders that wait for an account.

create type public.unclaimed_order as (
  order_id text,
  customer_name text,
  customer_email text,
  customer_phone text,
  paid_at timestamptz
);

create function public.unclaimed_orders(course_id uuid)
returns setof public.unclaimed_order
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can list orders');
  return query
    select
      payments.order_id, payments.customer_name, payments.customer_email, payments.customer_phone, payments.paid_at
    from public.payments
    join public.courses on courses.mentorshiptype = payments.mentorshiptype
    where courses.id = unclaimed_orders.course_id
      and payment_status = 'paid'
      and not exists (select from public.enrolments where enrolments.order_id = payments.order_id)
    order by payments.paid_at, payments.order_id
    limit 100;
end;
$$;

comment on function public.unclaimed_orders(uuid) is
  'Paid orders of a course that no account has, the oldest first, at most a hundred. They wait for claim_course(). For admins.';

grant execute on function public.unclaimed_orders(uuid) to authenticated;
