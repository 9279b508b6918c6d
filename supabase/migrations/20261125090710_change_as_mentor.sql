-- How the mentor changes a session, and how a session ends by itself.

create function private.change_as_mentor(
  booking_id uuid, action text, starts_at timestamptz, seen_status text, seen_start timestamptz
)
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

  -- An old tab cancels no session that has another time by now, and moves none that the buyer has chosen a time for. A
  -- move that has happened already is one whose answer was lost.
  if seen_status is not null
    and (booking.status, booking.starts_at) is distinct from (seen_status, seen_start)
    and not (action = 'move' and booking.status = 'booked' and booking.starts_at = change_as_mentor.starts_at)
  then
    return 'not_open';
  end if;

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

create function public.change_as_mentor(
  booking_id uuid,
  action text,
  starts_at timestamptz default null,
  seen_status text default null,
  seen_start timestamptz default null
)
returns text
language sql
set search_path = ''
as $$
  select private.change_as_mentor(
    change_as_mentor.booking_id, change_as_mentor.action, change_as_mentor.starts_at,
    change_as_mentor.seen_status, change_as_mentor.seen_start
  );
$$;

comment on function public.change_as_mentor(uuid, text, timestamptz, text, timestamptz) is
  'An admin changes a session, if it is still as it was seen. The action is "move" (to starts_at), "cancel", "no_show_buyer", "no_show_mentor", "done" or "remind"; the answer "ok", "taken", "past", "not_begun", "too_soon" or "not_open".';

grant execute on function public.change_as_mentor(uuid, text, timestamptz, text, timestamptz) to authenticated;

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
