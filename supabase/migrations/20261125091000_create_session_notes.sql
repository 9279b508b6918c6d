-- What the mentor writes about a session: for themselves, and for the person who was there.
create table public.session_notes (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  private_note text,
  shared_note text,
  updated_at timestamptz not null default now()
);

comment on table public.session_notes is 'Notes of the mentor, one row for a session. The buyer gets shared_note alone.';
comment on column public.session_notes.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another unseen.';

alter table public.session_notes
  add constraint session_notes_private_note_is_text check (private.is_text(private_note, 4000)),
  add constraint session_notes_shared_note_is_text check (private.is_text(shared_note, 4000));

grant select, insert, update, delete on public.session_notes to authenticated, service_role;

alter table public.session_notes enable row level security;

create policy "Admins can read the notes of a session"
  on public.session_notes for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can write the notes of a session"
  on public.session_notes for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change the notes of a session"
  on public.session_notes for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete the notes of a session"
  on public.session_notes for delete to authenticated
  using ((select private.is_admin()));

create function private.guard_session_note()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Forms send an empty text for a note that was left out.
  new.private_note := nullif(btrim(new.private_note), '');
  new.shared_note := nullif(btrim(new.shared_note), '');
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger guard_session_note
  before insert or update on public.session_notes
  for each row execute function private.guard_session_note();

create trigger log_admin_action
  after insert or update on public.session_notes
  for each row when (private.is_admin())
  execute function private.log_admin_action('booking_id', '', '');

create trigger log_admin_deletion
  before delete on public.session_notes
  for each row when (private.is_admin())
  execute function private.log_admin_action('booking_id', '', '');
