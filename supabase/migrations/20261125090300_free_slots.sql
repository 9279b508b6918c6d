-- Which times can be booked. Visitors see the beginnings of free times and nothing about anybody.

create function private.free_starts(from_moment timestamptz, to_moment timestamptz, changed_booking uuid)
returns table (starts_at timestamptz, ends_at timestamptz, blocked_to timestamptz)
language sql
stable
-- Definer, because visitors read neither hours nor bookings.
security definer
set search_path = ''
-- Compiling the plan takes a hundred times as long as running it.
set jit = off
as $$
  with rules as (
    select
      make_interval(mins => private.session_minutes()) as length,
      make_interval(mins => buffer_minutes) as buffer,
      greatest(from_moment, now() + make_interval(hours => notice_hours)) as first_moment,
      least(private.date_in_india(to_moment), public.today_in_india() + horizon_days) as last_day,
      sessions_per_day
    from public.schedule_settings
  ),
  days as (
    select rules.*, day::date as day
    from rules, generate_series(private.date_in_india(first_moment), last_day, interval '1 day') as day
  ),
  taken as (
    select private.date_in_india(bookings.starts_at) as day, tstzrange(blocked_from, bookings.blocked_to) as blocked
    from rules, public.bookings
    where status in ('held', 'booked')
      and private.is_live(status, hold_ends)
      and bookings.starts_at >= first_moment - interval '1 day'
      and bookings.starts_at < last_day + 2
      and bookings.id is distinct from changed_booking
  ),
  -- One value to search in, instead of a comparison of every time with every booking.
  blocked_times as (
    select coalesce(range_agg(blocked), '{}'::tstzmultirange) as blocked from taken
  ),
  open_days as (
    select days.*
    from days
    left join (select taken.day, count(*) as sessions from taken group by taken.day) as counted using (day)
    where coalesce(counted.sessions, 0) < sessions_per_day
  ),
  times as (
    select
      -- India has one offset all year.
      (day + start) at time zone 'Asia/Kolkata' as starts_at,
      length, buffer, first_moment
    from open_days
    join public.open_hours
      on on_date = day
      or (weekday = extract(isodow from day) and not exists (select from public.open_hours where on_date = day))
    cross join lateral (
      select opens_at - time '00:00' + number * (length + buffer) as start
      from generate_series(
        0,
        floor(
          extract(epoch from closes_at - opens_at - length) / extract(epoch from length + buffer)
        )::integer
      ) as number
    ) as begins
    where opens_at is not null
  )
  select distinct times.starts_at, times.starts_at + length, times.starts_at + length + buffer
  from times, blocked_times
  where times.starts_at >= first_moment
    and times.starts_at < to_moment
    and not blocked && tstzrange(times.starts_at, times.starts_at + length + buffer)
  order by 1;
$$;

comment on function private.free_starts(timestamptz, timestamptz, uuid) is
  'The free times from one moment to before another. The booking that is to be changed does not stand in its own way.';

create function public.free_slots(from_moment timestamptz, to_moment timestamptz)
returns timestamptz[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(starts_at order by starts_at), '{}')
  from private.free_starts(
    free_slots.from_moment, least(free_slots.to_moment, free_slots.from_moment + interval '61 days'), null
  );
$$;

comment on function public.free_slots(timestamptz, timestamptz) is
  'When a live session can begin, in at most 61 days, as one value: of rows the Data API answers a thousand. Whoever asks '
  'learns nothing else.';

grant execute on function public.free_slots(timestamptz, timestamptz) to anon, authenticated, service_role;
