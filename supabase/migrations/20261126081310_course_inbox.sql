-- What waits for an answer of the mentor.

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
