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
