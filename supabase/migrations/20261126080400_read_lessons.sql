-- Who reads a lesson: anyone if it is free, a learner for whom it is open, an admin.

create type public.course_access as (
  is_learner boolean,
  started_at timestamptz,
  ended_at timestamptz,
  was_refunded boolean
);

create function private.course_access(course_id uuid)
returns public.course_access
language sql
stable
-- Definer, because buyers cannot read payments; it tells the caller about their own enrolments.
security definer
set search_path = ''
as $$
  select
    coalesce(bool_or(ended_at is null), false),
    min(started_at) filter (where ended_at is null),
    max(ended_at),
    -- Of the one that ended last.
    coalesce((array_agg(payment_status = 'refunded' order by ended_at desc nulls last))[1], false)
  from public.enrolments
  join public.courses on courses.id = enrolments.course_id
  left join public.payments using (order_id)
  where enrolments.user_id = (select auth.uid())
    and course_access.course_id in (courses.id, courses.includes_id);
$$;

comment on function private.course_access(uuid) is
  'Whether the caller learns this course, by itself or as part of another, since when, and how it ended.';

create function private.is_learner(lesson_id uuid)
returns boolean
language sql
stable
-- Definer, because the course of a lesson that is not open cannot be read.
security definer
set search_path = ''
as $$
  select (private.course_access(course_id)).is_learner
  from public.lessons
  where id = is_learner.lesson_id;
$$;

create function private.lesson_opens_at(started_at timestamptz, unlock_after_days integer)
returns timestamptz
language sql
immutable
set search_path = ''
return (private.date_in_india(started_at) + unlock_after_days)::timestamp at time zone 'Asia/Kolkata';

comment on function private.lesson_opens_at(timestamptz, integer) is
  'The beginning of a day in India: who reads "opens on 8 December" may read it from the morning on.';

create function private.open_lessons()
returns setof uuid
language sql
stable
-- Definer, because the policy of lessons asks it: read as the learner, it would ask itself.
security definer
set search_path = ''
as $$
  select lessons.id
  from public.enrolments
  join public.courses on courses.id = enrolments.course_id
  join public.lessons on lessons.course_id in (courses.id, courses.includes_id)
  left join public.lesson_progress as progress
    on progress.lesson_id = lessons.id and progress.user_id = enrolments.user_id
  where enrolments.user_id = (select auth.uid())
    and enrolments.ended_at is null
    and lessons.status = 'published'
    and (
      private.lesson_opens_at(enrolments.started_at, lessons.unlock_after_days) <= now()
      -- What one finished never locks again.
      or progress.completed_at is not null
    );
$$;

comment on function private.open_lessons() is 'The paid lessons that the caller may read today.';

create policy "Anyone can read free lessons"
  on public.lessons for select to anon
  using (status = 'published' and is_free);

create policy "Learners can read what is open to them, admins all"
  on public.lessons for select to authenticated
  using (
    (status = 'published' and is_free)
    or id in (select private.open_lessons())
    or (select private.is_admin())
  );

create policy "Admins can write lessons"
  on public.lessons for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change lessons"
  on public.lessons for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
