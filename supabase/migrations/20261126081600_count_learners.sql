-- The mentor's numbers: learners of a course, what waits for an answer, and orders that wait for their account.

create type public.course_figures as (
  learner_count integer,
  unopened_count integer,
  finished_count integer
);

create function public.course_figures(course_id uuid)
returns public.course_figures
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Nobody reads the difference, and counting more takes long.
  most constant integer := 10000;
  figures public.course_figures;
begin
  perform private.require_admin('Only an admin can count learners');
  -- What private.is_for_minor() answers, asked once for all: a call for each enrolment takes longer than all the rest.
  with for_minors as not materialized (
    select order_id
    from public.payments
    where under_18
  ),
  enrolled as not materialized (
    select user_id
    from public.courses
    join public.enrolments on enrolments.course_id = courses.id
    where course_figures.course_id in (courses.id, courses.includes_id)
      and ended_at is null
      and (enrolments.order_id is null or enrolments.order_id not in (select order_id from for_minors))
  ),
  learners as (
    select distinct user_id
    from enrolled
    limit most
  ),
  -- The same rows as the list of course_learners() that is filtered by it.
  unopened as (
    select
    from public.enrolments
    where enrolments.course_id = course_figures.course_id
      and opened_at is null
      and ended_at is null
      and (enrolments.order_id is null or enrolments.order_id not in (select order_id from for_minors))
    union all
    select
    from public.courses as larger
    join public.enrolments on enrolments.course_id = larger.id
    where larger.includes_id = course_figures.course_id
      and included_opened_at is null
      and ended_at is null
      and (enrolments.order_id is null or enrolments.order_id not in (select order_id from for_minors))
      and not exists (
        select from public.enrolments as own
        where own.user_id = enrolments.user_id
          and own.course_id = course_figures.course_id
          and own.ended_at is null
      )
    limit most
  ),
  published as (
    select id, created_at, position
    from public.lessons
    where lessons.course_id = course_figures.course_id and status = 'published'
  ),
  finished as (
    select user_id
    from public.lesson_progress
    -- Who has finished all lessons has finished the newest one, and few have: only theirs are read. As an array, because
    -- the planner expects more of them, and would read the progress of all.
    where user_id = any (array(
        select newest.user_id
        from public.lesson_progress as newest
        where newest.lesson_id = (select id from published order by created_at desc, position desc limit 1)
          and newest.completed_at is not null
          and newest.user_id in (select user_id from enrolled)
      ))
      and lesson_id in (select id from published)
      and completed_at is not null
    group by user_id
    having count(*) = (select count(*) from published)
    limit most
  )
  select (select count(*) from learners), (select count(*) from unopened), (select count(*) from finished)
  into figures;
  return figures;
end;
$$;

comment on function public.course_figures(uuid) is
  'People who learn a course, enrolments that were never opened, and people who finished it; each at most 10 000, and nobody under 18. For admins.';

grant execute on function public.course_figures(uuid) to authenticated;

create function public.course_inbox_count()
returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can count what waits');
  return (
    select count(*)
    from (
      select from public.lesson_questions where answered_at is null
      union all
      select from public.task_submissions where marked_at is null
      limit 100
    ) as waiting
  );
end;
$$;

comment on function public.course_inbox_count() is
  'How many questions and tasks wait for the mentor, at most a hundred: the length of course_inbox(). For admins.';

grant execute on function public.course_inbox_count() to authenticated;
