-- How buyers change their session, and how the mentor does. Each change answers in one word; the sentences are in
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

create function private.change_as_mentor(booking_id uuid, action text, starts_at timestamptz)
returns text
language plpgsql
-- Definer, because admins do not write bookings; each change has its rules here.
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings;
  is_paid boolean;
begin
  perform private.require_admin('Only an admin can change a session');
  perform private.lock_schedule();
  select * into booking from public.bookings where id = change_as_mentor.booking_id and order_id is not null;
  is_paid := exists (
    select from public.payments where payments.order_id = booking.order_id and payment_status = 'paid'
  );

  if action = 'move' then
    if booking.status is null
      or not (private.owes_time(booking) or booking.status in ('booked', 'cancelled_by_buyer'))
      or not is_paid
    then
      return 'not_open';
    elsif change_as_mentor.starts_at is null or change_as_mentor.starts_at <= now() then
      return 'past';
    elsif booking.status = 'booked' and booking.starts_at = change_as_mentor.starts_at then
      return 'ok';
    end if;
    return private.change_time(booking, change_as_mentor.starts_at, false);
  elsif action = 'cancel' then
    if booking.status is distinct from 'booked' then
      return 'not_open';
    end if;
    return private.cancel_booking(booking, 'cancelled_by_mentor');
  elsif action in ('no_show_buyer', 'no_show_mentor', 'done') then
    if booking.status is null or booking.status not in ('booked', 'done', 'no_show_buyer', 'no_show_mentor') then
      return 'not_open';
    elsif booking.starts_at > now() then
      return 'not_begun';
    end if;
    update public.bookings set status = action where id = booking.id returning * into booking;
    if action = 'no_show_mentor' and is_paid then
      -- Until then another press takes it back.
      perform private.ask_for_time(booking, now() + interval '5 minutes');
    end if;
    return 'ok';
  elsif action = 'remind' then
    if booking.id is null or not private.owes_time(booking)
      or not is_paid
    then
      return 'not_open';
    elsif booking.reminded_at > now() - interval '3 days' then
      return 'too_soon';
    end if;
    perform private.ask_for_time(booking, now());
    return 'ok';
  end if;
  raise invalid_parameter_value using message = 'Nobody knows this change of a session';
end;
$$;

create function public.change_as_mentor(booking_id uuid, action text, starts_at timestamptz default null)
returns text
language sql
set search_path = ''
as $$
  select private.change_as_mentor(change_as_mentor.booking_id, change_as_mentor.action, change_as_mentor.starts_at);
$$;

comment on function public.change_as_mentor(uuid, text, timestamptz) is
  'An admin changes a session. The action is "move" (to starts_at), "cancel", "no_show_buyer", "no_show_mentor", "done" or "remind"; the answer "ok", "taken", "past", "not_begun", "too_soon" or "not_open".';

grant execute on function public.change_as_mentor(uuid, text, timestamptz) to authenticated;

create trigger log_admin_action
  after update on public.bookings
  -- A hold that is over lapses with the next change, whoever makes it.
  for each row when (private.is_admin() and old.status <> 'held')
  execute function private.log_admin_action('id', '', 'status');

create function public.finish_sessions()
returns integer
language sql
set search_path = ''
as $$
  -- Holds that are over go as well.
  select private.lock_schedule();
  with finished as (
    update public.bookings set status = 'done'
    where status = 'booked' and ends_at < now() - interval '12 hours'
    returning id
  )
  select count(*)::integer from finished;
$$;

comment on function public.finish_sessions() is
  'What was booked and is over took place, unless the mentor says otherwise. Called by the scheduled function.';

grant execute on function public.finish_sessions() to service_role;

create type public.own_booking as (order_id text, status text, starts_at timestamptz, ends_at timestamptz);

create function private.own_bookings()
returns setof public.own_booking
language sql
stable
-- Definer, because buyers read neither bookings nor payments; it follows own_payments().
security definer
set search_path = ''
as $$
  select bookings.order_id, bookings.status, bookings.starts_at, bookings.ends_at
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

-- A mail that waits for its time is no mail that got stuck.
create or replace function private.payment_issues()
returns setof public.payment_issue
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get what did not work, and others get nothing.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can see payment issues');
  return query
    select outcome, provider_events.id, received_at, order_id, type, null::integer
    from public.provider_events
    where outcome in ('mismatch', 'unknown_order') and looked_at is null
    union all
    select 'double', later.order_id, later.paid_at, earlier.order_id, later.mentorshiptype, null
    from public.payments as later
    cross join lateral (
      select payments.order_id
      from public.payments
      where payment_status = 'paid'
        and payments.mentorshiptype = later.mentorshiptype
        and payments.livemode is not distinct from later.livemode
        and (
          lower(payments.customer_email) = lower(later.customer_email)
          or payments.customer_phone = later.customer_phone
        )
        and (payments.paid_at, payments.order_id) < (later.paid_at, later.order_id)
        and (payments.paid_at > later.paid_at - interval '1 day' or private.is_course(later.mentorshiptype))
      order by payments.paid_at desc, payments.order_id desc
      limit 1
    ) as earlier
    where later.payment_status = 'paid' and later.repeat_accepted_at is null
    union all
    select 'stuck', payments.order_id, payments.created_at, payments.order_id, payments.mentorshiptype, null
    from public.payments
    where payment_status = 'pending' and payments.created_at < now() - interval '1 day'
    union all
    select 'mail', outbox.id::text, outbox.due_at, recipient, outbox.kind, outbox.attempts
    from public.outbox
    where sent_at is null and outbox.due_at < now() - interval '1 day'
    order by 3 desc
    limit 200;
end;
$$;

-- The mails about its session belong to the history of an order.
create or replace function private.payment_history(order_id text)
returns setof public.payment_history_entry
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get the lines about one order, and others get nothing.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can read the history of an order');
  return query
    select moment, kind, detail, outcome
    from public.payments
    cross join lateral (values
      (payments.created_at, 'order', payments.mentorshiptype, null),
      (payments.paid_at, 'money', payments.receipt_number, 'received'),
      (payments.refunded_at, 'money', payments.receipt_number, 'returned')
    ) as line (moment, kind, detail, outcome)
    where payments.order_id = payment_history.order_id and moment is not null
    union all
    select received_at, 'event', type, provider_events.outcome
    from public.provider_events
    where provider_events.order_id = payment_history.order_id
    union all
    select
      coalesce(sent_at, outbox.created_at),
      'mail',
      outbox.kind,
      case when sent_at is not null then 'sent' when last_error is not null then 'failing' else 'waiting' end
    from public.outbox
    -- Those about a session name its version too: ord_…:0:buyer.
    where subject = payment_history.order_id or starts_with(subject, payment_history.order_id || ':')
    order by 1, 2 desc;
end;
$$;
