-- The courses of a learner, and how far the learner is.

create type public.own_course as (
  slug text,
  title text,
  mentorshiptype text,
  started_at timestamptz,
  ended_at timestamptz,
  was_refunded boolean,
  lesson_count integer,
  completed_count integer,
  finished_at timestamptz,
  first_slug text,
  next_slug text,
  next_title text,
  next_word_count integer,
  next_video_minutes integer,
  next_is_begun boolean
);

comment on type public.own_course is
  'A course that the caller learns, or has learned, with the lesson to go on with.';

create function private.own_courses()
returns setof public.own_course
language sql
stable
-- Definer, because lessons that are not open yet count too, and buyers read no payments.
security definer
set search_path = ''
as $$
  select
    courses.slug,
    courses.title,
    courses.mentorshiptype,
    access.started_at,
    case when not access.is_learner then access.ended_at end,
    access.was_refunded and not access.is_learner,
    progress.lesson_count,
    progress.completed_count,
    case when progress.completed_count = progress.lesson_count then progress.last_completed_at end,
    first.slug,
    next.slug,
    next.title,
    next.word_count,
    next.video_minutes,
    coalesce(next.is_begun, false)
  from public.courses
  cross join private.course_access(courses.id) as access
  cross join lateral (
    select count(*)::integer, count(completed_at)::integer, max(completed_at)
    from public.lessons
    left join public.lesson_progress
      on lesson_progress.lesson_id = lessons.id and lesson_progress.user_id = (select auth.uid())
    where lessons.course_id = courses.id and status = 'published'
  ) as progress (lesson_count, completed_count, last_completed_at)
  left join lateral (
    -- Its page has the list of all lessons.
    select lessons.slug
    from public.lessons
    join public.course_modules on course_modules.id = lessons.module_id
    where lessons.course_id = courses.id and status = 'published'
    order by course_modules.position, course_modules.id, lessons.position, lessons.id
    limit 1
  ) as first on access.is_learner
  left join lateral (
    -- Where they stopped; else the first one that is not finished.
    select lessons.slug, lessons.title, word_count, video_minutes, seen_at is not null as is_begun
    from public.lessons
    join public.course_modules on course_modules.id = lessons.module_id
    left join public.lesson_progress
      on lesson_progress.lesson_id = lessons.id and lesson_progress.user_id = (select auth.uid())
    where lessons.course_id = courses.id and status = 'published' and completed_at is null
      and (is_free or private.lesson_opens_at(access.started_at, unlock_after_days) <= now())
    order by seen_at desc nulls last, course_modules.position, course_modules.id, lessons.position, lessons.id
    limit 1
  ) as next on access.is_learner
  where access.is_learner or access.ended_at is not null
  order by access.is_learner desc, access.started_at desc nulls last, access.ended_at desc, courses.slug;
$$;

revoke execute on function private.own_courses() from anon;

create function public.own_courses()
returns setof public.own_course
language sql
stable
set search_path = ''
as $$
  select * from private.own_courses();
$$;

comment on function public.own_courses() is
  'The courses that the caller learns, with how far they are and where they go on; then those that have ended.';

grant execute on function public.own_courses() to authenticated;
