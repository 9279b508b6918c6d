-- What the payment does to the time that was held for it.

create function private.book_paid_session()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.lock_schedule();
  select * into booking from public.bookings where bookings.order_id = new.order_id;
  if booking.id is null then
    insert into public.bookings (order_id, status) values (new.order_id, 'needs_time');
  elsif (booking.status = 'held' and booking.starts_at > now())
    or (booking.status = 'lapsed' and private.is_free(booking.starts_at, booking.id))
  then
    if booking.status = 'lapsed' then
      -- It is free with the pause of now. The longer one of then may reach into the next session, which would refuse the payment.
      booking := private.give_time(booking, booking.starts_at);
    end if;
    update public.bookings set status = 'booked', hold_ends = null, blocked_to = booking.blocked_to
    where id = booking.id
    returning * into booking;
    perform private.queue_session_mail(booking, 'session_booked', 'mentor', now(), booking.ends_at);
    perform private.queue_reminders(booking);
  elsif booking.status in ('held', 'lapsed') then
    -- Somebody else has it, or it has begun.
    update public.bookings
    set
      status = 'needs_time', lost_start = starts_at, hold_ends = null,
      starts_at = null, ends_at = null, blocked_from = null, blocked_to = null
    where id = booking.id;
  end if;
  return null;
end;
$$;

comment on function private.book_paid_session() is
  'Money has a time or the right to choose one, from the moment in which it is recorded.';

create trigger book_paid_session
  after insert on public.payments
  for each row when (new.payment_status = 'paid' and not private.is_course(new.mentorshiptype))
  execute function private.book_paid_session();

create trigger book_newly_paid_session
  after update on public.payments
  for each row when (
    new.payment_status = 'paid' and old.payment_status <> 'paid' and not private.is_course(new.mentorshiptype)
  )
  execute function private.book_paid_session();

create function private.tell_of_cancellation(booking public.bookings)
returns void
language sql
set search_path = ''
as $$
  select private.queue_session_mail(
    booking, 'session_cancelled', reader, now(), null, jsonb_build_object('status', booking.status)
  )
  from unnest(array['buyer', 'mentor']) as reader;
$$;

create function private.free_unpaid_time()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform private.lock_schedule();
  if new.payment_status <> 'refunded' then
    update public.bookings set status = 'lapsed' where order_id = new.order_id and status = 'held';
    return null;
  end if;
  select * into booking from public.bookings where order_id = new.order_id and status in ('held', 'booked', 'needs_time');
  if booking.status = 'booked' and booking.starts_at <= now() then
    -- It took place, or has begun: its papers stay, and nobody is told that it does not.
    update public.bookings set status = 'done' where id = booking.id;
    return null;
  end if;
  update public.bookings
  set status = 'cancelled_by_mentor', sequence = sequence + 1, hold_ends = null
  where id = booking.id;
  if booking.status = 'booked' then
    perform private.drop_session_mails(booking.id);
    perform private.tell_of_cancellation(bookings) from public.bookings where bookings.id = booking.id;
  end if;
  return null;
end;
$$;

comment on function private.free_unpaid_time() is
  'An order that failed, expired or was refunded keeps no time from others.';

create trigger free_unpaid_time
  after update on public.payments
  for each row when (
    new.payment_status in ('failed', 'expired', 'refunded') and old.payment_status <> new.payment_status
  )
  execute function private.free_unpaid_time();

-- Orders that were paid before there were bookings.
insert into public.bookings (order_id, status)
select order_id, 'needs_time'
from public.payments
where payment_status = 'paid' and not private.is_course(mentorshiptype);
