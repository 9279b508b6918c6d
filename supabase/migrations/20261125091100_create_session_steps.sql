-- What the person does after a session. The mentor writes the list, and both tick what is done.
create table public.session_steps (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  position integer not null,
  step text not null,
  done_at timestamptz,
  constraint session_steps_have_an_order unique (booking_id, position)
);

comment on table public.session_steps is
  'Next steps after a session, at most twelve. Buyers tick them through a function.';

alter table public.session_steps
  add constraint session_steps_are_few check (position between 1 and 12),
  add constraint session_steps_step_is_text check (private.is_text(step, 300));

grant select, insert, update, delete on public.session_steps to authenticated, service_role;

alter table public.session_steps enable row level security;

create policy "Admins can read the next steps of a session"
  on public.session_steps for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add next steps of a session"
  on public.session_steps for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change next steps of a session"
  on public.session_steps for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete next steps of a session"
  on public.session_steps for delete to authenticated
  using ((select private.is_admin()));
