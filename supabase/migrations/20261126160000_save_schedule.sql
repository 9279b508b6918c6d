-- How an admin saves open hours, days off and rules: what they have changed in the form, and nothing else. Each part
-- names what was stored when it was loaded, so that an old tab puts nothing back.

create function private.stored_hours(part jsonb)
returns jsonb
language sql
stable
set search_path = ''
return case
  when part ->> 'on_date' is null then (
    select to_jsonb(left(closes_at::text, 5))
    from public.open_hours
    where weekday = (part ->> 'weekday')::integer and opens_at = (part ->> 'opens_at')::time
  )
  else (
    select case when count(*) > 0 then
      coalesce(
        jsonb_agg(jsonb_build_array(left(opens_at::text, 5), left(closes_at::text, 5)) order by opens_at)
          filter (where opens_at is not null),
        '[]'
      )
    end
    from public.open_hours
    where on_date = (part ->> 'on_date')::date
  )
end;

comment on function private.stored_hours(jsonb) is
  'Of hours of every week, which a weekday and a beginning name: the end. Of a date: all its hours, each with beginning and end; none are a day off. Null where nothing is stored.';

create function private.hours_of_parts(parts jsonb)
returns table (weekday integer, on_date date, opens_at time, closes_at time)
language sql
stable
set search_path = ''
as $$
  select weekday, on_date, opens_at, (wanted #>> '{}')::time
  from jsonb_to_recordset(parts) as part (weekday integer, on_date date, opens_at time, wanted jsonb)
  where on_date is null and wanted is not null
  union all
  select null, on_date, (hours ->> 0)::time, (hours ->> 1)::time
  from jsonb_to_recordset(parts) as part (on_date date, wanted jsonb), jsonb_array_elements(wanted) as hours
  where on_date is not null
  union all
  select null, on_date, null, null
  from jsonb_to_recordset(parts) as part (on_date date, wanted jsonb)
  where on_date is not null and wanted = '[]';
$$;

comment on function private.hours_of_parts(jsonb) is 'The rows of open_hours that somebody wants.';

create function public.save_schedule(hours jsonb, rules_seen jsonb, rules jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  changed jsonb;
  taken text[];
begin
  perform private.require_admin('Only an admin can change the schedule');
  -- Nobody else saves it, and nobody books a time, while it is looked at (see take_time).
  perform pg_advisory_xact_lock(hashtextextended('public.bookings', 0));

  -- What is stored already was stored by an earlier try, whose answer was lost.
  select coalesce(jsonb_agg(part), '[]') into changed
  from jsonb_array_elements(save_schedule.hours) as part
  where private.stored_hours(part) is distinct from nullif(part -> 'wanted', 'null');

  if exists (
    select from jsonb_array_elements(changed) as part
    where private.stored_hours(part) is distinct from nullif(part -> 'seen', 'null')
  ) or exists (
    select from public.schedule_settings as stored, jsonb_each(save_schedule.rules) as wanted
    where to_jsonb(stored) -> wanted.key is distinct from wanted.value
      and to_jsonb(stored) -> wanted.key is distinct from save_schedule.rules_seen -> wanted.key
  ) then
    return '{"outcome": "changed"}';
  end if;

  select array_agg(to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI') order by starts_at)
  into taken
  from public.bookings
  join private.hours_of_parts(changed) as wanted
    on wanted.opens_at is null and wanted.on_date = private.date_in_india(starts_at)
  where private.is_live(status, hold_ends);
  if taken is not null then
    return jsonb_build_object('outcome', 'taken', 'taken', taken);
  end if;

  delete from public.open_hours
  using jsonb_to_recordset(changed) as part (weekday integer, on_date date, opens_at time)
  where open_hours.on_date = part.on_date
    or (open_hours.weekday = part.weekday and open_hours.opens_at = part.opens_at);
  insert into public.open_hours (weekday, on_date, opens_at, closes_at)
  select * from private.hours_of_parts(changed);
  update public.schedule_settings as stored
  set (
    notice_hours, horizon_days, buffer_minutes, sessions_per_day, change_until_hours, moves_allowed, joining_link
  ) = (
    select
      notice_hours, horizon_days, buffer_minutes, sessions_per_day, change_until_hours, moves_allowed, joining_link
    from jsonb_populate_record(stored, save_schedule.rules)
  )
  where save_schedule.rules <> '{}';
  return '{"outcome": "saved"}';
end;
$$;

comment on function public.save_schedule(jsonb, jsonb, jsonb) is
  'Saves all parts or none. The outcome is "saved", "changed" (a part is not stored as it was seen any more) or "taken" (sessions are booked on a day off: their beginnings in India).';

grant execute on function public.save_schedule(jsonb, jsonb, jsonb) to authenticated;
