create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null,
  category text not null,
  department text,
  event_date date not null,
  event_time text not null,
  venue text not null,
  audience text not null default 'both',
  status text not null default 'pending',
  approved_at timestamptz,
  poster_url text,
  recording_url text,
  link text,
  is_past_event boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.events is
  'Events, of which the public sees the approved ones. Proposals by others than admins start as pending.';
comment on column public.events.event_date is 'A day in India.';
comment on column public.events.event_time is '24-hour HH:MM in India, shown with AM or PM.';
comment on column public.events.approved_at is 'Follows the status; what a request says is ignored.';
comment on column public.events.is_past_event is
  'The mark of an admin: a marked event counts as past whatever its date.';

alter table public.events
  add constraint events_title_is_text check (private.is_text(title, 200)),
  add constraint events_description_is_text check (private.is_text(description, 4000)),
  add constraint events_category_is_text check (private.is_text(category, 60)),
  add constraint events_department_is_text check (private.is_text(department, 120)),
  add constraint events_event_date_is_date check (private.is_calendar_date(event_date)),
  add constraint events_event_time_is_time check (event_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint events_venue_is_text check (private.is_text(venue, 200)),
  add constraint events_audience_is_known check (audience in ('students', 'tpo', 'both')),
  add constraint events_status_is_known check (status in ('pending', 'approved', 'rejected')),
  add constraint events_approved_at_follows_status
    check ((status = 'approved') = (approved_at is not null)),
  add constraint events_poster_url_is_address check (private.is_web_address(poster_url)),
  add constraint events_recording_url_is_address check (private.is_web_address(recording_url)),
  add constraint events_link_is_address check (private.is_web_address(link));

create index events_by_status_and_date on public.events (status, event_date);
create index events_by_creation on public.events (created_at desc);
create index events_by_creator on public.events (created_by);

-- The order of the events page, with the column that decides past or upcoming, so that a list is read and counted from
-- the index alone. It serves both directions: Postgres also reads an index backwards.
create index events_in_public_order on public.events (event_date desc, event_time desc, id)
  include (is_past_event) where status = 'approved';

grant select on public.events to anon;
grant select, insert, update, delete on public.events to authenticated, service_role;

alter table public.events enable row level security;

create policy "Anyone can read approved events"
  on public.events for select to anon
  using (status = 'approved');

create policy "People can read approved events, admins all"
  on public.events for select to authenticated
  using (status = 'approved' or (select private.is_admin()));

create policy "People can propose events of their own"
  on public.events for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and ((status = 'pending' and audience = 'both') or (select private.is_admin()))
  );

create policy "Admins can update events"
  on public.events for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete events"
  on public.events for delete to authenticated
  using ((select private.is_admin()));
