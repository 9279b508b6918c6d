-- When the mentor takes sessions: every week, and on single dates that differ from their week. Wall time of India.

create table public.open_hours (
  id uuid primary key default gen_random_uuid(),
  weekday integer,
  on_date date,
  opens_at time,
  closes_at time,
  created_at timestamptz not null default now(),
  constraint open_hours_begin_once unique nulls not distinct (weekday, on_date, opens_at)
);

comment on table public.open_hours is
  'Open hours by weekday, and by date in place of the weekday''s. A date without hours is a day off.';
comment on column public.open_hours.weekday is '1 is Monday and 7 is Sunday (ISO 8601).';

alter table public.open_hours
  add constraint open_hours_weekday_is_known check (weekday between 1 and 7),
  add constraint open_hours_date_is_date check (private.is_calendar_date(on_date)),
  add constraint open_hours_are_of_one_day check (num_nonnulls(weekday, on_date) = 1),
  add constraint open_hours_are_whole check (num_nulls(opens_at, closes_at) in (0, 2)),
  add constraint open_hours_of_weekday_are_open check (weekday is null or opens_at is not null),
  add constraint open_hours_go_forward check (opens_at < closes_at and closes_at <= time '24:00');

create index open_hours_by_date on public.open_hours (on_date) where on_date is not null;

grant select, insert, update, delete on public.open_hours to authenticated, service_role;

alter table public.open_hours enable row level security;

create policy "Admins can read open hours"
  on public.open_hours for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add open hours"
  on public.open_hours for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change open hours"
  on public.open_hours for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete open hours"
  on public.open_hours for delete to authenticated
  using ((select private.is_admin()));

create trigger log_admin_action
  after insert or update on public.open_hours
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', '');

create trigger log_admin_deletion
  before delete on public.open_hours
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', '');

create function private.refuse_day_off()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  taken text;
begin
  -- Nobody books a time of the day while it is looked at (see take_time).
  perform pg_advisory_xact_lock(hashtextextended('public.bookings', 0));
  select string_agg(to_char(starts_at at time zone 'Asia/Kolkata', 'HH24:MI'), ',' order by starts_at)
  into taken
  from public.bookings
  where private.date_in_india(starts_at) = new.on_date and private.is_live(status, hold_ends);
  if taken is not null then
    -- PostgREST answers with this code, these details and this status (docs.postgrest.org, "RAISE errors with HTTP
    -- status codes").
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'day_taken', 'message', 'Sessions are booked on this day', 'details', taken
      )::text,
      detail = json_build_object('status', 409, 'headers', json_build_object())::text;
  end if;
  return new;
end;
$$;

comment on function private.refuse_day_off() is
  'A day with sessions cannot become a day off. The details are their times in India, such as 18:00,18:40.';

create trigger refuse_day_off
  before insert or update on public.open_hours
  for each row when (new.on_date is not null and new.opens_at is null)
  execute function private.refuse_day_off();
