-- The function asks before it sells the same again to someone it knows (docs/decisions/paying-twice.md). Who has bought a
-- course owns the one that it includes too, and is not sold that one again.

create function public.earlier_payments(mentorshiptype text, customer_email text, customer_phone text)
returns setof public.payments
language sql
stable
set search_path = ''
as $$
  select *
  from public.payments
  where payment_status = 'paid'
    and (
      payments.mentorshiptype = earlier_payments.mentorshiptype
      or payments.mentorshiptype in (
        select larger.mentorshiptype
        from public.courses as wanted
        join public.courses as larger on larger.includes_id = wanted.id
        where wanted.mentorshiptype = earlier_payments.mentorshiptype
      )
    )
    and (
      lower(payments.customer_email) = lower(earlier_payments.customer_email)
      or payments.customer_phone = earlier_payments.customer_phone
    )
    and (paid_at > now() - interval '1 day' or private.is_course(payments.mentorshiptype))
  order by paid_at desc
  limit 20;
$$;

comment on function public.earlier_payments(text, text, text) is
  'What was paid for the same thing, or for a course that includes it, under this mail or phone: within a day, a course ever. Who is told of it is for the function to decide. Service key only.';

grant execute on function public.earlier_payments(text, text, text) to service_role;
