-- Two tabs can make two orders of the same thing: when one is paid, what else is open is closed
-- (docs/decisions/paying-twice.md).

create function private.is_course(mentorshiptype text)
returns boolean
language sql
immutable
set search_path = ''
return mentorshiptype in ('resume_interview_course', 'end_to_end_course');

comment on function private.is_course(text) is
  'Bought once and owned for good, as the offers without minutes in content/offers.json; a live session can be bought again.';

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
