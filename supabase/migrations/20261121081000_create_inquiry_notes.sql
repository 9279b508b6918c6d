create table public.inquiry_notes (
  submission_id uuid primary key references public.form_submissions (id) on delete cascade,
  status text not null default 'new',
  note text,
  next_date date,
  updated_at timestamptz not null default now()
);

comment on table public.inquiry_notes is
  'What admins know about an inquiry beyond what was sent. A table of its own, because anyone may insert an inquiry, and nobody who does may say how it went.';
comment on column public.inquiry_notes.status is 'An inquiry without a row here is new.';
comment on column public.inquiry_notes.next_date is 'A day in India on which something is to be done.';
comment on column public.inquiry_notes.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another unseen.';

alter table public.inquiry_notes
  add constraint inquiry_notes_status_is_known check (status in ('new', 'replied', 'won', 'lost')),
  add constraint inquiry_notes_note_is_text check (private.is_text(note, 4000)),
  add constraint inquiry_notes_next_date_is_date check (private.is_calendar_date(next_date));

create index inquiry_notes_by_status on public.inquiry_notes (status);

grant select, insert, update, delete on public.inquiry_notes to authenticated, service_role;

alter table public.inquiry_notes enable row level security;

create policy "Admins can read notes"
  on public.inquiry_notes for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can write notes"
  on public.inquiry_notes for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change notes"
  on public.inquiry_notes for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete notes"
  on public.inquiry_notes for delete to authenticated
  using ((select private.is_admin()));

create function private.guard_inquiry_note()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Forms send an empty text for a note that was left out.
  new.note := nullif(btrim(new.note), '');
  -- now() does not change within a transaction; two changes of one need two times. A note that restore_submission()
  -- puts back keeps its time.
  if tg_op = 'UPDATE' or private.is_request_by_visitor_or_user() then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end;
$$;

create trigger guard_inquiry_note
  before insert or update on public.inquiry_notes
  for each row execute function private.guard_inquiry_note();

create trigger log_admin_action
  after insert or update on public.inquiry_notes
  for each row when (private.is_admin())
  execute function private.log_admin_action('submission_id', '', 'status');

create trigger log_admin_deletion
  before delete on public.inquiry_notes
  for each row when (private.is_admin())
  execute function private.log_admin_action('submission_id', '', 'status');
