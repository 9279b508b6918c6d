-- How buyers change their session. Each change answers in one word; the sentences are in
-- src/features/sessions/messages.

create function private.change_time(booking public.bookings, starts_at timestamptz, moved_by_buyer boolean)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  changed public.bookings;
begin
  changed := private.give_time(booking, change_time.starts_at);
  update public.bookings
  set
    status = 'booked', starts_at = changed.starts_at, ends_at = changed.ends_at, blocked_from = changed.blocked_from,
    blocked_to = changed.blocked_to, hold_ends = null, lost_start = null,
    moves = moves + case when moved_by_buyer then 1 else 0 end,
    -- The first time of a booking is no change of one.
    sequence = sequence + case when booking.starts_at is null then 0 else 1 end
  where id = booking.id
  returning * into changed;

  perform private.drop_session_mails(booking.id);
  perform private.queue_session_mail(
    changed,
    case when booking.status = 'booked' then 'session_moved' else 'session_booked' end,
    reader,
    now(),
    changed.ends_at,
    case when booking.status = 'booked' then jsonb_build_object('previous_start', booking.starts_at) else '{}' end
  )
  from unnest(array['buyer', 'mentor']) as reader;
  perform private.queue_reminders(changed);
  return 'ok';
exception
  when exclusion_violation then
    return 'taken';
end;
$$;

create function public.choose_time(order_id text, starts_at timestamptz)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings;
  settings public.schedule_settings;
  is_move boolean;
begin
  perform private.lock_schedule();
  select bookings.* into booking
  from public.bookings
  join public.payments using (order_id)
  where bookings.order_id = choose_time.order_id and payment_status = 'paid';
  select * into settings from public.schedule_settings;

  if booking.id is null or not (private.owes_time(booking) or booking.status in ('booked', 'cancelled_by_buyer')) then
    return 'not_open';
  end if;
  if booking.status = 'booked' and booking.starts_at = choose_time.starts_at then
    return 'ok';
  end if;
  is_move := booking.status in ('booked', 'cancelled_by_buyer');
  if is_move and booking.moves >= settings.moves_allowed then
    return 'no_moves_left';
  end if;
  if booking.status = 'booked' and booking.starts_at < now() + make_interval(hours => settings.change_until_hours) then
    return 'too_late';
  end if;
  if not private.is_free(choose_time.starts_at, booking.id) then
    return 'taken';
  end if;
  return private.change_time(booking, choose_time.starts_at, is_move);
end;
$$;

comment on function public.choose_time(text, timestamptz) is
  'The buyer of a paid order chooses or moves its time: "ok", "taken", "too_late", "no_moves_left" or "not_open". Service key only.';

grant execute on function public.choose_time(text, timestamptz) to service_role;

create function private.cancel_booking(booking public.bookings, new_status text)
returns text
language plpgsql
set search_path = ''
as $$
begin
  update public.bookings set status = new_status, sequence = sequence + 1
  where id = booking.id
  returning * into booking;
  perform private.drop_session_mails(booking.id);
  perform private.tell_of_cancellation(booking);
  return 'ok';
end;
$$;

create function public.cancel_session(order_id text)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings;
begin
  perform private.lock_schedule();
  select * into booking from public.bookings where bookings.order_id = cancel_session.order_id;
  return case
    when booking.status = 'cancelled_by_buyer' then 'ok'
    when booking.status is distinct from 'booked' then 'not_open'
    when booking.starts_at < (
      select now() + make_interval(hours => change_until_hours) from public.schedule_settings
    ) then 'too_late'
    else private.cancel_booking(booking, 'cancelled_by_buyer')
  end;
end;
$$;

comment on function public.cancel_session(text) is
  'The buyer gives the time back: "ok", "too_late" or "not_open". Service key only.';

grant execute on function public.cancel_session(text) to service_role;

create function private.ask_for_time(booking public.bookings, due_at timestamptz)
returns void
language sql
set search_path = ''
as $$
  update public.bookings set reminded_at = now() where id = booking.id;
  select private.queue_session_mail(
    booking, 'session_choose_time', 'buyer', ask_for_time.due_at, now() + interval '3 days',
    jsonb_build_object('asked_on', public.today_in_india(), 'status', booking.status)
  );
$$;

comment on function private.ask_for_time(public.bookings, timestamptz) is 'Asks the buyer by mail to choose a time, at most once a day.';
