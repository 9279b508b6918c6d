create function public.lesson_work(lesson_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'best_attempt', (
      select jsonb_build_object('right_count', right_count, 'question_count', question_count)
      from public.quiz_attempts as attempt
      where attempt.user_id = reader.id and attempt.lesson_id = lesson_work.lesson_id
      order by right_count::numeric / question_count desc, created_at
      limit 1
    ),
    'submissions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'answer', answer, 'file_name', file_name, 'file_size', file_size, 'created_at', created_at,
            'points', points, 'comment', comment, 'rubric', rubric, 'marked_at', marked_at
          )
          order by created_at
        ),
        '[]'
      )
      from public.task_submissions as submission
      where submission.user_id = reader.id and submission.lesson_id = lesson_work.lesson_id
    ),
    'note', (
      select jsonb_build_object('note', note, 'updated_at', updated_at)
      from public.lesson_notes as written
      where written.user_id = reader.id and written.lesson_id = lesson_work.lesson_id
    ),
    'questions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'question', question, 'created_at', created_at, 'answer', answer, 'answered_at', answered_at
          )
          order by created_at
        ),
        '[]'
      )
      from public.lesson_questions as asked
      where asked.user_id = reader.id and asked.lesson_id = lesson_work.lesson_id
    )
  )
  from (select auth.uid() as id) as reader;
$$;

comment on function public.lesson_work(uuid) is
  'What the caller did in a lesson: the best attempt at its quiz, what they handed in, their note, and what they asked.';

grant execute on function public.lesson_work(uuid) to authenticated;
