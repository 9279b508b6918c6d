-- What is sold: nobody reads a paid lesson without an open enrolment (its policies are in read_lessons).
create table public.lessons (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id),
  module_id uuid not null,
  position integer not null default 0,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  word_count integer not null default 0,
  status text not null default 'draft',
  is_free boolean not null default false,
  unlock_after_days integer not null default 0,
  video_url text,
  video_minutes integer,
  task text,
  rubric jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shown_at timestamptz,
  constraint lessons_slug_is_unique unique (course_id, slug),
  constraint lessons_module_is_of_course
    foreign key (module_id, course_id) references public.course_modules (id, course_id)
);

comment on table public.lessons is
  'Lessons of the courses. A removed one keeps its row, because learners have finished it and written to it: with their work it cannot be deleted, not even with the service key.';
comment on column public.lessons.slug is 'Part of its address, and chosen once.';
comment on column public.lessons.body is 'HTML, sanitised when saved and again wherever it is shown.';
comment on column public.lessons.is_free is 'Anyone reads it, and the build makes a page of it.';
comment on column public.lessons.unlock_after_days is 'So many days in India after the one on which an enrolment began, it opens.';
comment on column public.lessons.video_url is 'A video at YouTube or Vimeo, or the address of a file.';
comment on column public.lessons.rubric is 'What the mentor looks for in the task: [{"criterion": text, "points": 1 to 10}].';
comment on column public.lessons.updated_at is
  'Moves with every change. A save names the one that it started from, and so never overwrites another unseen.';
comment on column public.lessons.shown_at is
  'When what the built pages show of it changed last: only then they have to be built again. Null: they never showed it.';

create function private.is_rubric(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
return case
  when jsonb_typeof(value) <> 'array' then false
  else jsonb_array_length(value) between 1 and 8 and (
    -- What is missing makes null, and a check lets null pass.
    select bool_and(coalesce(
      jsonb_typeof(line -> 'criterion') = 'string'
      and private.is_text(line ->> 'criterion', 300)
      and jsonb_typeof(line -> 'points') = 'number'
      and line ->> 'points' ~ '^([1-9]|10)$',
      false
    ))
    from jsonb_array_elements(value) as line
  )
end;

comment on function private.is_rubric(jsonb) is 'One to eight criteria with their points: the same rule as src/features/courses/schemas/lesson.ts.';

alter table public.lessons
  add constraint lessons_position_is_possible check (position between 0 and 1000),
  add constraint lessons_slug_is_path_part check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  add constraint lessons_title_is_text check (private.is_text(title, 120)),
  add constraint lessons_summary_is_text check (private.is_text(summary, 300)),
  add constraint lessons_body_is_text check (private.is_text(body, 200000)),
  add constraint lessons_status_is_known check (status in ('draft', 'published', 'removed')),
  add constraint lessons_unlock_after_days_is_possible check (unlock_after_days between 0 and 365),
  add constraint lessons_video_url_is_address check (private.is_web_address(video_url)),
  add constraint lessons_video_minutes_is_possible check (video_minutes between 1 and 600),
  add constraint lessons_task_is_text check (private.is_text(task, 2000)),
  add constraint lessons_task_has_rubric check ((task is null) = (rubric is null)),
  add constraint lessons_rubric_is_rubric check (private.is_rubric(rubric));

create index lessons_by_course on public.lessons (course_id, status);
create index lessons_by_module on public.lessons (module_id, position);

grant select on public.lessons to anon;
grant select, insert, update on public.lessons to authenticated;
grant select, insert, update, delete on public.lessons to service_role;

alter table public.lessons enable row level security;

create function private.built_parts(lesson public.lessons)
returns jsonb
language sql
immutable
set search_path = ''
return case
  when lesson.status = 'published' then jsonb_build_array(
    lesson.module_id, lesson.position, lesson.title, lesson.summary, lesson.is_free, lesson.video_minutes,
    round(greatest(220, lesson.word_count) / 220.0),
    case when lesson.is_free then jsonb_build_array(lesson.body, lesson.video_url) end
  )
end;

comment on function private.built_parts(public.lessons) is
  'What built pages show of a lesson: its line in the list, with its minutes as src/shared/lib/reading-time.ts counts them, and the page of a free one.';

create function private.measure_lesson()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.word_count := private.word_count(new.body);
  new.updated_at := clock_timestamp();
  -- An insert has no old row: all of it is null then.
  new.shown_at := case
    when private.built_parts(new) is distinct from private.built_parts(old) then new.updated_at
    else old.shown_at
  end;
  return new;
end;
$$;

create trigger measure_lesson
  before insert or update on public.lessons
  for each row execute function private.measure_lesson();

create function private.guard_lesson()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    raise insufficient_privilege using message = 'The course and the address of a lesson stay as they are';
  end if;
  return new;
end;
$$;

-- People have bookmarks of it, and in another course it would be read by those who have bought another one.
create trigger guard_lesson
  before update on public.lessons
  for each row when (
    (new.id, new.course_id, new.slug, new.created_at) is distinct from (old.id, old.course_id, old.slug, old.created_at)
  )
  execute function private.guard_lesson();

create trigger log_admin_action
  after insert or update on public.lessons
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'title', 'status,is_free,unlock_after_days');
