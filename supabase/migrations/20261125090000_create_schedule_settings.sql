-- How far ahead, how close together and how late a session can be booked. The mentor sets it at /admin/sessions.

create table public.schedule_settings (
  id integer primary key default 1,
  notice_hours integer not null default 12,
  horizon_days integer not null default 30,
  buffer_minutes integer not null default 10,
  sessions_per_day integer not null default 6,
  change_until_hours integer not null default 24,
  moves_allowed integer not null default 1,
  joining_link text,
  updated_at timestamptz not null default now()
);

comment on table public.schedule_settings is 'One row: the rules of the mentor''s calendar. Only admins read it.';
comment on column public.schedule_settings.notice_hours is 'A time is offered until so many hours before it begins.';
comment on column public.schedule_settings.horizon_days is 'Times are offered on today and on so many days after it.';
comment on column public.schedule_settings.buffer_minutes is
  'Kept free after each session. A change counts for later bookings; the others keep what they have.';
comment on column public.schedule_settings.change_until_hours is
  'Buyers move or cancel their session until so many hours before it begins.';
comment on column public.schedule_settings.moves_allowed is 'How often a buyer may move one session.';
comment on column public.schedule_settings.joining_link is
  'Where each session takes place. Only people who have booked one get it.';

alter table public.schedule_settings
  add constraint schedule_settings_is_one_row check (id = 1),
  add constraint schedule_settings_notice_is_possible check (notice_hours between 0 and 336),
  add constraint schedule_settings_horizon_is_possible check (horizon_days between 1 and 60),
  add constraint schedule_settings_buffer_is_possible check (buffer_minutes between 0 and 120),
  add constraint schedule_settings_day_is_possible check (sessions_per_day between 1 and 20),
  add constraint schedule_settings_change_is_possible check (change_until_hours between 0 and 168),
  add constraint schedule_settings_moves_are_possible check (moves_allowed between 0 and 10),
  add constraint schedule_settings_joining_link_is_address check (private.is_web_address(joining_link));

insert into public.schedule_settings default values;

grant select on public.schedule_settings to authenticated;
grant select, insert, update, delete on public.schedule_settings to service_role;
grant update (
  notice_hours, horizon_days, buffer_minutes, sessions_per_day, change_until_hours, moves_allowed, joining_link
) on public.schedule_settings to authenticated;

alter table public.schedule_settings enable row level security;

create policy "Admins can read the settings of the schedule"
  on public.schedule_settings for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change the settings of the schedule"
  on public.schedule_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.schedule_settings
  for each row execute function private.touch_updated_at();

-- The audit log says that the link changed, never the link.
create trigger log_admin_action
  after update on public.schedule_settings
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', '');

create function private.session_minutes()
returns integer
language sql
immutable
set search_path = ''
return 30;

comment on function private.session_minutes() is
  'How long every live session is: the same number as "minutes" in content/offers.json.';
