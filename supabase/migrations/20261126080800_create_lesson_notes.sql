-- What a learner writes down for themselves.
create table public.lesson_notes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id),
  note text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);

comment on table public.lesson_notes is
  'One note for each learner and lesson. Nobody else reads it, not even admins; it stays readable when a course has ended.';
comment on column public.lesson_notes.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another device unseen.';

alter table public.lesson_notes
  add constraint lesson_notes_note_is_text check (private.is_text(note, 4000));

create index lesson_notes_by_lesson on public.lesson_notes (lesson_id);

grant select, insert, update, delete on public.lesson_notes to authenticated, service_role;

alter table public.lesson_notes enable row level security;

create policy "People can read their own notes of lessons"
  on public.lesson_notes for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People can write notes in lessons that they read"
  on public.lesson_notes for insert to authenticated
  with check (
    user_id = (select auth.uid()) and exists (select from public.lessons where lessons.id = lesson_id)
  );

create policy "People can change their own notes of lessons"
  on public.lesson_notes for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid()) and exists (select from public.lessons where lessons.id = lesson_id)
  );

create policy "People can delete their own notes of lessons"
  on public.lesson_notes for delete to authenticated
  using (user_id = (select auth.uid()));

create function private.stamp_lesson_note()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- now() does not change within a transaction; two changes of one need two times.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger stamp_lesson_note
  before insert or update on public.lesson_notes
  for each row execute function private.stamp_lesson_note();
