-- What learners hand in for the task of a lesson. Each is a row of its own: the mentor's words about an earlier one stay.
create table public.task_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id),
  answer text,
  file_name text,
  file_type text,
  file_base64 text,
  file_size integer generated always as (octet_length(decode(file_base64, 'base64'))) stored,
  created_at timestamptz not null default now(),
  points integer[],
  comment text,
  rubric jsonb,
  marked_at timestamptz
);

comment on table public.task_submissions is
  'A text, a file or both. Handed in by a learner, marked once by the mentor through mark_submission().';
comment on column public.task_submissions.file_base64 is 'Never part of a list: it can be 1.4 MB long.';
comment on column public.task_submissions.points is 'One number for each criterion of the rubric.';
comment on column public.task_submissions.rubric is
  'By which it was marked: that of the lesson may change later. Null when the lesson had none any more.';

alter table public.task_submissions
  add constraint task_submissions_is_something check (answer is not null or file_base64 is not null),
  add constraint task_submissions_answer_is_text check (private.is_text(answer, 10000)),
  add constraint task_submissions_file_is_whole check (num_nulls(file_name, file_type, file_base64) in (0, 3)),
  add constraint task_submissions_file_name_is_text check (private.is_text(file_name, 120)),
  add constraint task_submissions_file_type_is_known check (private.is_lesson_file_type(file_type)),
  -- 1 MB in base64. White space counts: decoded, it is gone.
  add constraint task_submissions_file_is_short check (char_length(file_base64) <= 1398104),
  add constraint task_submissions_file_is_small check (file_size between 1 and 1048576),
  add constraint task_submissions_comment_is_text check (private.is_text(comment, 4000)),
  add constraint task_submissions_rubric_is_rubric check (private.is_rubric(rubric)),
  add constraint task_submissions_rubric_is_of_mark check (rubric is null or marked_at is not null),
  add constraint task_submissions_mark_is_whole check (num_nulls(points, marked_at) in (0, 2));

create index task_submissions_by_person on public.task_submissions (user_id, lesson_id, created_at);
create index task_submissions_by_lesson on public.task_submissions (lesson_id);
create index task_submissions_unmarked on public.task_submissions (created_at) where marked_at is null;

grant select, insert on public.task_submissions to authenticated;
grant select, insert, update, delete on public.task_submissions to service_role;

alter table public.task_submissions enable row level security;

create policy "People can read what they handed in, admins all"
  on public.task_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Learners can hand in the task of a lesson that is open to them"
  on public.task_submissions for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and private.is_learner(lesson_id)
    and exists (select from public.lessons where lessons.id = lesson_id and task is not null)
  );

create function private.guard_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.created_at := now();
    new.points := null;
    new.comment := null;
    new.rubric := null;
    new.marked_at := null;
  end if;
  -- One after the other: two at once would both be the third.
  perform pg_advisory_xact_lock(hashtextextended('task ' || new.user_id || new.lesson_id, 0));
  if (
    select count(*) >= 3
    from public.task_submissions
    where user_id = new.user_id and lesson_id = new.lesson_id
      -- What is not marked yet is no try: the new one takes its place.
      and marked_at is not null
  ) then
    raise check_violation using
      message = 'A task can be handed in three times',
      constraint = 'task_submissions_are_few';
  end if;
  return new;
end;
$$;

create trigger guard_submission
  before insert on public.task_submissions
  for each row execute function private.guard_submission();

create function private.replace_unmarked_submission()
returns trigger
language plpgsql
-- Definer, because nobody deletes what was handed in. It takes back only what the same person handed in before for the
-- same lesson.
security definer
set search_path = ''
as $$
begin
  delete from public.task_submissions
  where user_id = new.user_id and lesson_id = new.lesson_id and id <> new.id and marked_at is null;
  return null;
end;
$$;

comment on function private.replace_unmarked_submission() is
  'One task of a learner waits for the mentor at a time: the last one. So an answer that was lost costs no try when the text is changed and sent again.';

revoke execute on function private.replace_unmarked_submission() from public, anon, authenticated, service_role;

create trigger replace_unmarked_submission
  after insert on public.task_submissions
  for each row when (new.marked_at is null)
  execute function private.replace_unmarked_submission();

insert into private.write_bounds (kind, per, maximum, seconds)
values ('task_submission', 'account', 10, 86400);

create trigger bound_submissions
  after insert on public.task_submissions
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('task_submission');
