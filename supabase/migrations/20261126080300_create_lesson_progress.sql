create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id),
  place integer not null default 0,
  seen_at timestamptz not null default now(),
  completed_at timestamptz,
  -- With what lists show, so that they read the index alone: the rows of a learner lie far apart.
  primary key (user_id, lesson_id) include (seen_at, completed_at)
);

comment on table public.lesson_progress is
  'How far someone is in a lesson. Written by save_progress() alone.';
comment on column public.lesson_progress.place is
  'The part of the text that was read last, counted from 0: the same place on a narrow and on a wide screen.';

alter table public.lesson_progress
  add constraint lesson_progress_place_is_possible check (place between 0 and 100000);

-- For course_figures() too, which looks for those who finished a lesson.
create index lesson_progress_by_lesson on public.lesson_progress (lesson_id, completed_at);

grant select on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.lesson_progress to service_role;

alter table public.lesson_progress enable row level security;

create policy "People can read their own progress, admins all"
  on public.lesson_progress for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.mark_enrolment_opened()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.enrolments
  set
    -- What was read without a network may have been read before it began.
    opened_at = coalesce(enrolments.opened_at, greatest(new.seen_at, enrolments.started_at)),
    included_opened_at = case
      when lessons.course_id = courses.id then enrolments.included_opened_at
      else greatest(new.seen_at, enrolments.started_at)
    end
  from public.lessons, public.courses
  where lessons.id = new.lesson_id
    and enrolments.user_id = new.user_id
    and enrolments.course_id = courses.id
    and enrolments.ended_at is null
    and (
      (lessons.course_id = courses.id and enrolments.opened_at is null)
      or (lessons.course_id = courses.includes_id and enrolments.included_opened_at is null)
    );
  return null;
end;
$$;

-- After changes too: someone who buys again, or who has read the free lesson before, opens no lesson for the first time.
create trigger mark_enrolment_opened
  after insert or update on public.lesson_progress
  for each row execute function private.mark_enrolment_opened();
