-- Who learns a course, as the mentor sees it.

create type public.course_learner as (
  enrolment_id uuid,
  user_id uuid,
  name text,
  email text,
  source text,
  included_in text,
  order_id text,
  started_at timestamptz,
  opened_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz,
  completed_count integer,
  can_be_ended boolean,
  under_18 boolean
);

comment on type public.course_learner is
  'An enrolment in a course, or in a larger one that includes it: included_in is the title of that one, where its order is moved and its access ended. How far somebody under 18 is, and when they came, is null.';

create function private.course_learners(
  course_id uuid,
  only_unopened boolean,
  before timestamptz,
  before_id uuid,
  search text
)
returns setof public.course_learner
language plpgsql
stable
-- Definer, because the address that counts is the one of the account, and only the auth service reads it.
security definer
set search_path = ''
-- One plan for all questions would read every enrolment for each of them.
set plan_cache_mode = force_custom_plan
as $$
declare
  -- Who is searched for; null is everybody. It is read as rows, because a long array takes the planner long.
  matching uuid[];
begin
  perform private.require_admin('Only an admin can list learners');
  if search is not null then
    matching := array(
      select users.id
      from auth.users
      left join public.profiles on profiles.id = users.id
      where strpos(lower(users.email || ' ' || coalesce(profiles.full_name, '')), lower(search)) > 0
    );
  end if;
  return query
    with own as (
      select enrolments.*
      from public.enrolments
      where enrolments.course_id = course_learners.course_id
        and (
          not only_unopened
          or (
            enrolments.opened_at is null and enrolments.ended_at is null
            and not private.is_for_minor(enrolments.order_id)
          )
        )
        and (before is null or (enrolments.started_at, enrolments.id) < (before, before_id))
        and (matching is null or enrolments.user_id in (select unnest(matching)))
      order by enrolments.started_at desc, enrolments.id desc
      limit 25
    ),
    -- Who has the course by itself too is in the list above.
    included as (
      select enrolments.*, larger.title
      from public.courses as larger
      cross join lateral (
        select *
        from public.enrolments
        where enrolments.course_id = larger.id
          and (
            not only_unopened
            or (
              enrolments.included_opened_at is null and enrolments.ended_at is null
              and not private.is_for_minor(enrolments.order_id)
            )
          )
          and (before is null or (enrolments.started_at, enrolments.id) < (before, before_id))
          and (matching is null or enrolments.user_id in (select unnest(matching)))
          and not exists (
            select from public.enrolments as own
            where own.user_id = enrolments.user_id
              and own.course_id = course_learners.course_id
              and own.ended_at is null
          )
        order by enrolments.started_at desc, enrolments.id desc
        limit 25
      ) as enrolments
      where larger.includes_id = course_learners.course_id
    ),
    page as (
      select
        id, user_id, source, null as included_in, order_id, started_at, opened_at, ended_at,
        private.is_for_minor(order_id) as under_18
      from own
      union all
      select
        id, user_id, source, title, null, started_at, included_opened_at, ended_at, private.is_for_minor(order_id)
      from included
      order by started_at desc, id desc
      limit 25
    )
    select
      page.id, page.user_id, profiles.full_name, users.email::text, page.source, page.included_in, page.order_id,
      page.started_at, case when not page.under_18 then page.opened_at end, page.ended_at, progress.seen_at,
      progress.completed_count, page.included_in is null and private.can_end_enrolment(page.order_id), page.under_18
    from page
    join auth.users on users.id = page.user_id
    left join public.profiles on profiles.id = page.user_id
    left join lateral (
      select max(lesson_progress.seen_at), count(completed_at)::integer
      from public.lessons
      join public.lesson_progress on lesson_progress.lesson_id = lessons.id and lesson_progress.user_id = page.user_id
      where lessons.course_id = course_learners.course_id and lessons.status = 'published'
    ) as progress (seen_at, completed_count) on not page.under_18
    order by page.started_at desc, page.id desc;
end;
$$;

revoke execute on function private.course_learners(uuid, boolean, timestamptz, uuid, text) from anon;

create function public.course_learners(
  course_id uuid,
  only_unopened boolean default false,
  before timestamptz default null,
  before_id uuid default null,
  search text default null
)
returns setof public.course_learner
language sql
stable
set search_path = ''
as $$
  select * from private.course_learners(
    course_learners.course_id, course_learners.only_unopened, course_learners.before, course_learners.before_id,
    course_learners.search
  );
$$;

comment on function public.course_learners is
  'Twenty-five enrolments of a course, the newest first, with how far each learner of 18 or older is; the next ones are before the last of these. Those of a larger course are among them, unless the learner has this one by itself too. For admins.';

grant execute on function public.course_learners to authenticated;
