-- How the mentor marks what was handed in.

create function private.mark_submission(id uuid, points integer[], rubric jsonb, comment text)
returns boolean
language plpgsql
-- Definer, because nobody changes what was handed in; it adds an admin's marks, once.
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin('Only an admin can mark a task');
  if exists (
    select from public.task_submissions as submission
    join public.lessons on lessons.id = submission.lesson_id
    where submission.id = mark_submission.id
      and submission.marked_at is null
      and lessons.rubric is distinct from mark_submission.rubric
  ) then
    raise check_violation using message = 'The lesson has another rubric now';
  end if;
  -- Without a rubric, any marks will do.
  if mark_submission.rubric is not null and (
    coalesce(array_length(mark_submission.points, 1), 0) <> jsonb_array_length(mark_submission.rubric)
    or exists (
      select from jsonb_array_elements(mark_submission.rubric) with ordinality as line (criterion, number)
      where coalesce(mark_submission.points[number] not between 0 and (criterion ->> 'points')::integer, true)
    )
  ) then
    raise check_violation using message = 'The points do not fit the rubric';
  end if;
  update public.task_submissions as submission
  set
    points = mark_submission.points,
    comment = nullif(btrim(mark_submission.comment), ''),
    rubric = mark_submission.rubric,
    marked_at = now()
  where submission.id = mark_submission.id and submission.marked_at is null;
  return found;
end;
$$;

revoke execute on function private.mark_submission(uuid, integer[], jsonb, text) from anon;

create function public.mark_submission(id uuid, points integer[], rubric jsonb default null, comment text default null)
returns boolean
language sql
set search_path = ''
as $$
  select private.mark_submission(
    mark_submission.id, mark_submission.points, mark_submission.rubric, mark_submission.comment
  );
$$;

comment on function public.mark_submission(uuid, integer[], jsonb, text) is
  'Marks a task with points for each criterion of the rubric that the mentor saw. False: somebody has marked it already. For admins.';

grant execute on function public.mark_submission(uuid, integer[], jsonb, text) to authenticated;
