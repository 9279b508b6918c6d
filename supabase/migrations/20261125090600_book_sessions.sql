-- From a held time to a booked one. What decides is the constraint on bookings; the lock only spares two people who
-- want the same time from finding it out by an error.

create function private.lock_schedule()
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.bookings', 0));
  -- A hold that is over must not stand in the way of the next one. Without an order nobody comes back to it.
  delete from public.bookings where status = 'held' and hold_ends <= now() and order_id is null;
  update public.bookings set status = 'lapsed' where status = 'held' and hold_ends <= now();
$$;

comment on function private.lock_schedule() is
  'Changes of the schedule happen one after the other, until the transaction ends.';

create function private.is_free(starts_at timestamptz, changed_booking uuid)
returns boolean
language sql
stable
set search_path = ''
return exists (
  select from private.free_starts(is_free.starts_at, is_free.starts_at + interval '1 second', changed_booking) as free
  where free.starts_at = is_free.starts_at
);

create function private.give_time(booking public.bookings, starts_at timestamptz)
returns public.bookings
language sql
stable
set search_path = ''
as $$
  select jsonb_populate_record(
    booking,
    jsonb_build_object(
      'starts_at', give_time.starts_at,
      'ends_at', ends_at,
      'blocked_from', give_time.starts_at,
      'blocked_to', ends_at + make_interval(mins => buffer_minutes)
    )
  )
  from public.schedule_settings
  cross join lateral (
    select give_time.starts_at + make_interval(mins => private.session_minutes()) as ends_at
  ) as times;
$$;

comment on function private.give_time(public.bookings, timestamptz) is
  'The booking at this time, not stored: as long as a session is, and with the pause of the settings after it.';

create type public.hold_result as (answer text, hold_ends timestamptz);

create function public.hold_time(
  starts_at timestamptz,
  holder_hash text,
  network_hash text,
  minutes integer,
  holds_per_network integer
)
returns public.hold_result
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  hold public.bookings;
begin
  perform private.lock_schedule();
  select * into hold
  from public.bookings
  where order_id is null and bookings.holder_hash = hold_time.holder_hash
  order by created_at desc
  limit 1;

  if not private.is_free(hold_time.starts_at, hold.id) then
    return row('taken', null)::public.hold_result;
  end if;
  if (
    select count(*) >= holds_per_network
    from public.bookings
    where status = 'held' and bookings.network_hash = hold_time.network_hash and id is distinct from hold.id
  ) then
    return row('too_many', null)::public.hold_result;
  end if;

  hold := private.give_time(hold, hold_time.starts_at);
  hold.hold_ends := now() + make_interval(mins => minutes);
  if hold.id is null then
    insert into public.bookings (
      status, starts_at, ends_at, blocked_from, blocked_to, hold_ends, holder_hash, network_hash
    )
    values (
      'held', hold.starts_at, hold.ends_at, hold.blocked_from, hold.blocked_to, hold.hold_ends,
      hold_time.holder_hash, hold_time.network_hash
    );
  else
    update public.bookings
    set
      status = 'held', starts_at = hold.starts_at, ends_at = hold.ends_at, blocked_from = hold.blocked_from,
      blocked_to = hold.blocked_to, hold_ends = hold.hold_ends, network_hash = hold_time.network_hash
    where id = hold.id;
  end if;
  return row('ok', hold.hold_ends)::public.hold_result;
end;
$$;

comment on function public.hold_time is
  'Keeps a time for a browser while its owner goes on to pay: "ok", "taken", or "too_many" from this network. A browser holds one time.';

grant execute on function public.hold_time to service_role;

create function public.hold_for_order(
  order_id text,
  starts_at timestamptz default null,
  holder_hash text default null
)
returns public.hold_result
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  hold public.bookings;
  has_it boolean;
begin
  -- In the order in which the news of a payment locks them.
  select * into payment from public.payments where payments.order_id = hold_for_order.order_id for update;
  perform private.lock_schedule();
  if payment.payment_status is distinct from 'pending' or private.is_course(payment.mentorshiptype) then
    return row('not_open', null)::public.hold_result;
  end if;

  if hold_for_order.starts_at is null then
    delete from public.bookings where bookings.order_id = payment.order_id and status in ('held', 'lapsed');
    return row('ok', null)::public.hold_result;
  end if;

  select * into hold from public.bookings where bookings.order_id = payment.order_id;
  has_it := exists (
    select from public.bookings
    where status = 'held'
      and bookings.starts_at = hold_for_order.starts_at
      and (bookings.order_id = payment.order_id or (bookings.order_id is null and bookings.holder_hash = hold_for_order.holder_hash))
  );
  if not has_it and not private.is_free(hold_for_order.starts_at, hold.id) then
    return row('taken', null)::public.hold_result;
  end if;
  delete from public.bookings where bookings.order_id is null and bookings.holder_hash = hold_for_order.holder_hash;

  hold := private.give_time(hold, hold_for_order.starts_at);
  hold.hold_ends := coalesce(payment.expires_at, now());
  if payment.provider_session_id is null then
    -- Its page is opened after this, and for 32 minutes (netlify/lib/payment/order-session.ts).
    hold.hold_ends := greatest(hold.hold_ends, now() + interval '32 minutes');
  end if;
  -- The news of a payment in the last minute needs some more.
  hold.hold_ends := hold.hold_ends + interval '5 minutes';
  insert into public.bookings (order_id, status, starts_at, ends_at, blocked_from, blocked_to, hold_ends)
  values (
    payment.order_id, 'held', hold.starts_at, hold.ends_at, hold.blocked_from, hold.blocked_to, hold.hold_ends
  )
  on conflict on constraint bookings_order_is_unique do update set
    status = 'held', starts_at = excluded.starts_at, ends_at = excluded.ends_at, blocked_from = excluded.blocked_from,
    blocked_to = excluded.blocked_to, hold_ends = excluded.hold_ends;
  return row('ok', hold.hold_ends)::public.hold_result;
exception
  -- The pause after it has become longer since, and reaches into the next session.
  when exclusion_violation then
    return row('taken', null)::public.hold_result;
end;
$$;

comment on function public.hold_for_order(text, timestamptz, text) is
  'Keeps a time for an order until its payment page closes; without a time it gives back what was kept. The hold of the same browser becomes the order''s.';

grant execute on function public.hold_for_order(text, timestamptz, text) to service_role;

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
  elsif booking.status = 'held' or (booking.status = 'lapsed' and private.is_free(booking.starts_at, booking.id)) then
    update public.bookings set status = 'booked', hold_ends = null
    where id = booking.id
    returning * into booking;
    perform private.queue_session_mail(booking, 'session_booked', 'mentor', now(), booking.ends_at);
    perform private.queue_reminders(booking);
  elsif booking.status = 'lapsed' then
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
