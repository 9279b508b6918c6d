-- An order outlives its booking. Two open orders of one person would become the same open order once both bookings are
-- deleted, and the second deletion would be refused; so an order remembers which booking it was for.
alter table public.payments add column detached_from uuid;

comment on column public.payments.detached_from is
  'The booking that the order was for and that was deleted since; empty while there is one, or where there never was.';

create function private.remember_booking()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.detached_from := case when new.submission_id is null then old.submission_id end;
  return new;
end;
$$;

create trigger remember_booking
  before update on public.payments
  for each row when (new.submission_id is distinct from old.submission_id)
  execute function private.remember_booking();

drop index public.payments_one_open_order;

-- A second click, a reload and Back from the hosted page all lead to the same open order.
create unique index payments_one_open_order on public.payments
  (mentorshiptype, customer_email, customer_phone, coalesce(submission_id, detached_from)) nulls not distinct
  where payment_status = 'pending';
