create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_name text not null,
  user_email text not null,
  college_name text not null,
  phone_number text not null,
  created_at timestamptz not null default now(),
  under_18 boolean not null default false,
  guardian_name text,
  guardian_email text,
  guardian_declared_at timestamptz,
  constraint event_registrations_once_per_person unique (event_id, user_id)
);

comment on table public.event_registrations is
  'Who comes to which event. Deleted with the event, and by its owner to cancel.';

alter table public.event_registrations
  add constraint event_registrations_user_name_is_text check (private.is_text(user_name, 120)),
  add constraint event_registrations_user_email_is_address check (private.is_email(user_email)),
  add constraint event_registrations_college_name_is_text check (private.is_text(college_name, 200)),
  add constraint event_registrations_phone_number_is_number check (private.is_phone(phone_number)),
  add constraint event_registrations_guardian_has_agreed
    check (private.has_guardian(under_18, guardian_name, guardian_email, guardian_declared_at));

create index event_registrations_by_person on public.event_registrations (user_id);
create index event_registrations_by_guardian on public.event_registrations (lower(guardian_email)) where under_18;

grant select, insert, delete on public.event_registrations to authenticated;
grant select, insert, update, delete on public.event_registrations to service_role;

alter table public.event_registrations enable row level security;

create function private.is_open_for_registration(event_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1
    from public.events
    where events.id = is_open_for_registration.event_id
      and events.status = 'approved'
      and not private.is_past_event(events.event_date, events.is_past_event, public.today_in_india())
  );
$$;

create policy "People can read their own registrations, admins all"
  on public.event_registrations for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- The foreign key alone would let anyone register for a pending event: it ignores row level security.
create policy "People can register themselves for approved events that are not past"
  on public.event_registrations for insert to authenticated
  with check (user_id = (select auth.uid()) and private.is_open_for_registration(event_id));

create policy "People can cancel their own registrations, admins all"
  on public.event_registrations for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger stamp_created_at
  before insert on public.event_registrations
  for each row execute function private.stamp_created_at();

create trigger stamp_declaration
  before insert on public.event_registrations
  for each row when (new.guardian_declared_at is not null)
  execute function private.stamp_declaration();

create trigger bound_registrations
  after insert on public.event_registrations
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('registration');

-- Not for people who cancel their own registration: only for an admin who removes someone else.
create trigger log_admin_deletion
  before delete on public.event_registrations
  for each row when (private.is_admin() and old.user_id is distinct from auth.uid())
  execute function private.log_admin_action('id', '', 'event_id');
