-- What can be downloaded with a lesson, or listened to.
create table public.lesson_files (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references public.lessons (id) on delete cascade,
  name text not null,
  content_type text not null,
  content_base64 text not null,
  size integer not null generated always as (octet_length(decode(content_base64, 'base64'))) stored,
  created_at timestamptz not null default now()
);

comment on table public.lesson_files is 'Files of a lesson, at most ten. Whoever reads the lesson reads them.';
comment on column public.lesson_files.content_base64 is 'Never part of a list: it can be 7 MB long.';
comment on column public.lesson_files.size is 'Of the file, in bytes.';
comment on column public.lesson_files.name is 'As the file is called; only ever shown, never a path.';

-- A browser runs none of these: they are saved or, if they are sound, played.
create function private.is_lesson_file_type(content_type text)
returns boolean
language sql
immutable
set search_path = ''
return content_type in (
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'audio/mpeg',
  'audio/mp4',
  'image/png',
  'image/jpeg',
  'text/plain'
);

comment on function private.is_lesson_file_type(text) is 'The same list as src/features/courses/lib/file-types.ts.';

alter table public.lesson_files
  add constraint lesson_files_name_is_text check (private.is_text(name, 120)),
  add constraint lesson_files_content_type_is_known check (private.is_lesson_file_type(content_type)),
  -- 5 MB in base64. White space counts: decoded, it is gone.
  add constraint lesson_files_is_short check (char_length(content_base64) <= 6990508),
  add constraint lesson_files_is_small check (size between 1 and 5242880);

create index lesson_files_by_lesson on public.lesson_files (lesson_id, created_at);

grant select on public.lesson_files to anon;
grant select, insert, delete on public.lesson_files to authenticated;
grant select, insert, update, delete on public.lesson_files to service_role;

alter table public.lesson_files enable row level security;

create policy "Whoever reads a lesson reads its files"
  on public.lesson_files for select to anon, authenticated
  using (exists (select from public.lessons where lessons.id = lesson_id));

create policy "Admins can add files"
  on public.lesson_files for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can delete files"
  on public.lesson_files for delete to authenticated
  using ((select private.is_admin()));

create function private.bound_lesson_files()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One after the other: two at once would both be the tenth.
  perform from public.lessons where id = new.lesson_id for update;
  if (select count(*) >= 10 from public.lesson_files where lesson_id = new.lesson_id) then
    raise check_violation using
      message = 'A lesson has at most ten files',
      constraint = 'lesson_files_are_few';
  end if;
  return new;
end;
$$;

create trigger bound_lesson_files
  before insert on public.lesson_files
  for each row execute function private.bound_lesson_files();

create trigger log_admin_action
  after insert or delete on public.lesson_files
  for each row when (private.is_admin())
  execute function private.log_admin_action('lesson_id', 'name', '');
