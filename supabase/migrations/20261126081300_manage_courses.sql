-- How the mentor sorts lessons, and what waits for an answer.

create function private.lock_order_of_lessons()
returns void
language sql
set search_path = ''
as $$
  -- One after the other: two at once would wait for each other, or mix their orders.
  select pg_advisory_xact_lock(hashtextextended('public.lessons', 0));
$$;

create function public.sort_lessons(module_id uuid, lesson_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can sort lessons');
  perform private.lock_order_of_lessons();
  update public.lessons
  set module_id = sort_lessons.module_id, position = number
  from unnest(lesson_ids) with ordinality as sorted (id, number)
  where lessons.id = sorted.id
    and (lessons.module_id, lessons.position) is distinct from (sort_lessons.module_id, number::integer);
end;
$$;

comment on function public.sort_lessons(uuid, uuid[]) is
  'Puts these lessons into a module of their course, in this order. For admins.';

grant execute on function public.sort_lessons(uuid, uuid[]) to authenticated;

create function public.sort_modules(module_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can sort modules');
  perform private.lock_order_of_lessons();
  update public.course_modules
  set position = number
  from unnest(module_ids) with ordinality as sorted (id, number)
  where course_modules.id = sorted.id and course_modules.position <> number;
end;
$$;

comment on function public.sort_modules(uuid[]) is 'Puts the modules of a course in this order. For admins.';

grant execute on function public.sort_modules(uuid[]) to authenticated;

create function private.course_inbox()
returns jsonb
language plpgsql
stable
-- Definer, because the address that counts is the one of the account, and only the auth service reads it.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can read what waits');
  return (
    with waiting as (
      select 'question' as kind, id, user_id, lesson_id, created_at, question as text, null as file_name,
        null::integer as file_size
      from public.lesson_questions
      where answered_at is null
      union all
      select 'task', id, user_id, lesson_id, created_at, answer, file_name, file_size
      from public.task_submissions
      where marked_at is null
      order by created_at
      limit 100
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'kind', kind, 'id', waiting.id, 'created_at', waiting.created_at, 'text', text, 'file_name', file_name,
          'file_size', file_size, 'name', profiles.full_name, 'email', users.email, 'course', courses.title,
          'lesson', lessons.title, 'task', task, 'rubric', rubric
        )
        order by waiting.created_at
      ),
      '[]'
    )
    from waiting
    join public.lessons on lessons.id = waiting.lesson_id
    join public.courses on courses.id = lessons.course_id
    join auth.users on users.id = waiting.user_id
    left join public.profiles on profiles.id = waiting.user_id
  );
end;
$$;

revoke execute on function private.course_inbox() from anon;

create function public.course_inbox()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.course_inbox();
$$;

comment on function public.course_inbox() is
  'Questions and tasks that wait for the mentor, the oldest first, at most a hundred. For admins.';

grant execute on function public.course_inbox() to authenticated;
